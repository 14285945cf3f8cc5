import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { heldOf } from '#features/quiz/core/delivery-queue.ts';
import { finishedBy, keptWords, useOutbox, useOutboxState } from '#features/quiz/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { type FinishedQuiz, quizResults } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** Says what waits on this device, and that it has arrived. */
export function KeptAnswerNote() {
  const outbox = useOutbox();
  const { answers, extras } = useOutboxState();
  const count = answers.items.length + extras.items.length;
  const why = heldOf(answers) ?? heldOf(extras);
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<FinishedQuiz | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasArrived = before.current > 0 && count === 0;
    before.current = count;
    if (!hasArrived) return;
    forgetReplies(queryClient, 'practice');
    const arrived = outbox.takeArrived();
    setFinished(arrived && finishedBy(arrived));
  }, [outbox, queryClient, count]);
  if (finished) {
    return (
      <Note tone="leaf">
        <p>
          Your last answer has arrived.{' '}
          <TextLink {...linkTo(quizResults, {}, finished)}>See how it went</TextLink>
        </p>
      </Note>
    );
  }
  return count > 0 && why !== null ? <Note>{keptWords(count, why)}</Note> : null;
}
