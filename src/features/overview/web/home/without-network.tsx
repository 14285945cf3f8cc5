import { heldOf } from '#features/quiz/core/delivery-queue.ts';
import { keptWords, useOutbox, useOutboxState } from '#features/quiz/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { GoOn, GoOnWithPretest } from './next-step.tsx';

const GO_ON = 'You can keep reading.';
const KEEPS = 'Your answers are kept on this device. We send them when you are back online.';
const NOTHING_OPEN = 'Nothing is lost. Your passages will be here when you are back online.';

/** The home without a network: what can be done all the same. */
export function WithoutNetwork({ onRetry }: { readonly onRetry: () => void }) {
  const outbox = useOutbox();
  const { answers } = useOutboxState();
  const { quiz } = outbox.kept();
  const [waiting, held] = [answers.items.length, heldOf(answers)];
  // The last answer waits, too: there is nothing to go on with before it has arrived.
  const isAnswered = quiz !== null && quiz.answeredCount + waiting >= quiz.questionCount;
  return (
    <Stack gap={24}>
      {quiz?.isPretest && !isAnswered && <GoOnWithPretest />}
      {quiz && !quiz.isPretest && !isAnswered && (
        <GoOn
          quiz={{
            title: quiz.passage.title,
            answeredCount: quiz.answeredCount + waiting,
            questionCount: quiz.questionCount,
          }}
        />
      )}
      <Note title="There is no connection right now">
        <p>
          {quiz && !isAnswered && `${GO_ON} `}
          {waiting > 0 && held ? keptWords(waiting, held) : quiz ? KEEPS : NOTHING_OPEN}
        </p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Note>
    </Stack>
  );
}
