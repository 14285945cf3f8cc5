import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { startQuiz, studentQuizData, viewProfileForStudent } from '../../contract/endpoints.ts';
import { answerShortEssay, type EssayPrompt } from '../../contract/essays.ts';
import { NextStepCard } from './next-step-card.tsx';

/** The essay of the last quiz, where the class writes it before it reads on. */
export function EssayStep({ essay }: { readonly essay: EssayPrompt }) {
  const { userId } = useActor();
  const form = useEndpointForm(answerShortEssay, {
    initial: { responseText: '' },
    toInput: ({ responseText }) => ({
      body: {
        studentId: userId,
        questionId: essay.questionId,
        responseText,
        isSkipped: false,
        elapsedSeconds: 0,
      },
    }),
    onDone: () => announce('Your essay is handed in.'),
    refreshes: [startQuiz, studentQuizData, viewProfileForStudent],
  });
  return (
    <NextStepCard title="Write a few sentences" above={essay.title}>
      <Form form={form}>
        <TextAreaField
          {...form.field('responseText')}
          label={essay.prompt}
          hint="In your own words. Your teacher reads it."
          rows={6}
          maxLength={10_000}
        />
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Handing it in…">
          Hand it in
        </Button>
      </Form>
    </NextStepCard>
  );
}
