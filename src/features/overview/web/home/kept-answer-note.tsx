import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { heldOf } from '#features/quiz/core/delivery-queue.ts';
import {
  type Arrived,
  finishedBy,
  keptWords,
  useOutbox,
  useOutboxState,
} from '#features/quiz/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizPage, quizResults } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** Says what waits on this device, and that it has arrived. */
export function KeptAnswerNote() {
  const outbox = useOutbox();
  const { answers, extras } = useOutboxState();
  const count = answers.items.length + extras.items.length;
  const why = heldOf(answers) ?? heldOf(extras);
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasArrived = before.current > 0 && count === 0;
    before.current = count;
    if (!hasArrived) return;
    forgetReplies(queryClient, 'practice');
    // Not taken: the quiz shows it first, with its reason.
    setArrived(outbox.lastArrived());
  }, [outbox, queryClient, count]);
  if (arrived?.response.feedback) return <ArrivedNote arrived={arrived} />;
  return count > 0 && why !== null ? <Note>{keptWords(count, why)}</Note> : null;
}

/** An answer that was on this device has arrived: what came of it. */
function ArrivedNote({ arrived }: { readonly arrived: Arrived }) {
  const finished = finishedBy(arrived);
  return (
    <Note tone="leaf">
      <p>
        Your last answer has arrived.{' '}
        <TextLink {...(finished ? linkTo(quizResults, {}, finished) : linkTo(quizPage))}>
          See how it went
        </TextLink>
      </p>
    </Note>
  );
}
