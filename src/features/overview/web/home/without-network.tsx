import { useOutbox, useOutboxState } from '#features/quiz/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { GoOn, GoOnWithPretest } from './next-step.tsx';

const GO_ON = 'You can keep reading.';
const KEEPS = 'Your answers are kept on this device. We send them when you are back online.';
const LATER = 'Your passages will be here when you are back online.';
const NOTHING_OPEN = `Nothing is lost. ${LATER}`;

/** The home without a network: what can be done all the same. What waits on the device is said above, by `KeptAnswerNote`. */
export function WithoutNetwork({ onRetry }: { readonly onRetry: () => void }) {
  const outbox = useOutbox();
  const { answers } = useOutboxState();
  const { quiz } = outbox.kept();
  const waiting = answers.items.length;
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
        <p>{wordsFor({ waiting, isOpen: quiz !== null, isAnswered })}</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Note>
    </Stack>
  );
}

interface Situation {
  /** Answers that are not sent yet. */
  readonly waiting: number;
  readonly isOpen: boolean;
  readonly isAnswered: boolean;
}

function wordsFor({ waiting, isOpen, isAnswered }: Situation): string {
  if (!isOpen) return waiting > 0 ? LATER : NOTHING_OPEN;
  if (isAnswered) return LATER;
  return waiting > 0 ? GO_ON : `${GO_ON} ${KEEPS}`;
}
