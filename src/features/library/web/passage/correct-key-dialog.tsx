import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type CatalogQuestion, correctKey, getCatalogQuiz } from '../../contract/endpoints.ts';
import { letterOf } from '../../core/option-letter.ts';
import { ReasonField } from './reason-field.tsx';

interface CorrectKeyDialogProps {
  readonly question: CatalogQuestion;
  /** What becomes the key, and its letter. */
  readonly option: CatalogQuestion['options'][number];
  readonly letter: string;
  readonly onClose: () => void;
}

/** Asks for the reason before the key of a question becomes another one, and says what happens. */
export function CorrectKeyDialog({ question, option, letter, onClose }: CorrectKeyDialogProps) {
  const form = useEndpointForm(correctKey, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({
      body: { questionId: question.questionId, optionId: option.optionId, reason },
    }),
    refreshes: [getCatalogQuiz],
    onDone: () => {
      announce(`${letter} is the answer to question ${question.number} now.`);
      onClose();
    },
  });
  const before = question.options.findIndex(({ isKey }) => isKey === true);
  return (
    <Dialog
      open
      title={`Make ${letter} the answer to question ${question.number}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="Correcting…" onClick={form.submit}>
            Make {letter} the answer
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Stack gap={8}>
          <p>
            <b>Until now:</b> {letterOf(before)}. {question.options[before]?.text}
          </p>
          <p>
            <b>From now on:</b> {letter}. {option.text}
          </p>
          <p>
            Answers to this question are scored again within two minutes. Levels are recalculated; nobody
            loses points. Teachers get a note.
          </p>
        </Stack>
        <ReasonField {...form.field('reason')} />
      </Form>
    </Dialog>
  );
}
