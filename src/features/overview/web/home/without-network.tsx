import { heldOf } from '#features/quiz/core/delivery-queue.ts';
import { useOutbox, useOutboxState } from '#features/quiz/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { GoOn, GoOnWithPretest } from './next-step.tsx';

const GO_ON = {
  kept: 'You can keep reading. Your answers are kept on this device until the internet is back.',
  open: 'You can keep reading. This device has no room to keep your answers: please leave this page open until the internet is back.',
} as const;
const NOTHING_OPEN = 'Nothing is lost. Your passages will be here when the internet is back.';

/** The home without a network: what can be done all the same. */
export function WithoutNetwork({ onRetry }: { readonly onRetry: () => void }) {
  const outbox = useOutbox();
  const { answers } = useOutboxState();
  const { quiz } = outbox.kept();
  return (
    <Stack gap={24}>
      {quiz?.isPretest && <GoOnWithPretest />}
      {quiz && !quiz.isPretest && (
        <GoOn
          quiz={{
            title: quiz.passage.title,
            answeredCount: quiz.answeredCount + answers.items.length,
            questionCount: quiz.questionCount,
          }}
        />
      )}
      <Note title="There is no connection right now">
        <p>{quiz ? GO_ON[heldOf(answers)?.onDevice === false ? 'open' : 'kept'] : NOTHING_OPEN}</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Note>
    </Stack>
  );
}
