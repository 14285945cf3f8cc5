import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { wordsOf } from '#features/library/core/words.ts';
import { answerShortEssay, type EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { type EssayEnd, keptWords } from '#features/quiz/web/public.tsx';
import type { CallInput, CallProblem } from '#platform/endpoint/web/call.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { FormProblem } from '#platform/ui/web/form-problem.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import styles from './essay.module.css';
import { type EssayDraft, useEssayDraft } from './use-essay-draft.ts';
import { useEssayOutbox } from './use-essay-outbox.ts';

interface EssayFormProps {
  readonly essay: EssayPrompt;
  readonly onDone: (end: EssayEnd) => void;
}

/** The short essay: typed, kept on the way, handed in or left out. */
export function EssayForm({ essay, onDone }: EssayFormProps) {
  const draft = useEssayDraft(essay.student_quiz_response_id);
  if (draft.before === null) return null;
  return (
    <Writing
      essay={essay}
      before={draft.before}
      onType={draft.keep}
      isKept={draft.isKept}
      onDone={(end) => {
        draft.forget();
        onDone(end);
      }}
    />
  );
}

interface WritingProps extends EssayFormProps {
  readonly before: EssayDraft;
  readonly onType: (draft: EssayDraft) => void;
  readonly isKept: boolean;
}

function Writing({ essay, before, onType, isKept, onDone }: WritingProps) {
  const { userId } = useActor();
  const [begun] = useState(() => performance.now() - before.seconds * 1000);
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const bodyOf = (responseText: string, isSkipped: boolean) => ({
    studentId: userId,
    questionId: essay.questionId,
    responseText,
    isSkipped,
    elapsedSeconds: Math.min(86_400, seconds()),
  });
  const { send, waits, held } = useEssayOutbox(essay.questionId);
  const form = useEndpointForm(answerShortEssay, {
    via: send,
    initial: { responseText: before.text },
    toInput: ({ responseText }) => ({
      headers: { 'idempotency-key': newKey() },
      body: bodyOf(responseText, false),
    }),
    onChange: ({ responseText }) => onType({ text: responseText, seconds: seconds() }),
    onDone: ({ ownWords, points }) => onDone({ kind: 'sent', ownWords, points }),
  });
  if (waits && held) return <Note>{keptWords(1, held, 'essay')}</Note>;
  return (
    <Form form={form}>
      <TextAreaField
        {...form.field('responseText')}
        label={essay.prompt}
        hint="In your own words. Your teacher reads it."
        rows={6}
        maxLength={10_000}
      />
      <WordCount text={form.values.responseText} isKept={isKept} />
      {isGone(form.problem) ? (
        <div>
          <Button variant="primary" onClick={() => onDone({ kind: 'gone' })}>
            Go on
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <Button
            type="submit"
            variant="primary"
            pending={form.pending || waits}
            pendingLabel="Handing it in…"
          >
            Hand it in
          </Button>
          {essay.maySkip && (
            <LeaveOut questionId={essay.questionId} body={() => bodyOf('', true)} onDone={onDone} />
          )}
        </div>
      )}
    </Form>
  );
}

/** Whether there is nothing left to hand in: nobody must stay stuck here. */
const isGone = (problem: CallProblem | null): boolean =>
  problem !== null && ['essay-done', 'essay-over', 'no-essay', 'key-reused'].includes(problem.code);

interface LeaveOutProps {
  readonly questionId: number;
  readonly body: () => CallInput<typeof answerShortEssay>['body'];
  readonly onDone: (end: EssayEnd) => void;
}

function LeaveOut({ questionId, body, onDone }: LeaveOutProps) {
  const { send } = useEssayOutbox(questionId);
  const { send: leave, pending } = useEndpointMutation(answerShortEssay, { via: send });
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const leaveOut = async () => {
    const result = await leave({ headers: { 'idempotency-key': newKey() }, body: body() });
    if (result.ok) onDone({ kind: 'skipped' });
    else if (isGone(result.problem)) onDone({ kind: 'gone' });
    else setProblem(result.problem);
  };
  return (
    <>
      <Button variant="quiet" pending={pending} onClick={() => void leaveOut()}>
        Leave it out
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}

/** Words from which an essay says something (points rule: own words). */
const ENOUGH = 20;

function WordCount({ text, isKept }: { readonly text: string; readonly isKept: boolean }) {
  const count = wordsOf(text).length;
  const words = count === 1 ? '1 word' : `${count} words`;
  return (
    <p className={styles.count}>
      {count === 0 ? `About ${ENOUGH} words or more` : count < ENOUGH ? `${words} of about ${ENOUGH}` : words}
      {count > 0 &&
        (isKept
          ? '. Kept on this device while you write.'
          : '. This device has no room to keep it: please hand it in before you leave this page.')}
    </p>
  );
}
