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
  const [arrived, setArrived] = useState<{ readonly last: Arrived; readonly answers: number } | null>(null);
  const writes = extras.items.some(({ kind }) => kind === 'essay');
  const [hasEssayArrived, setHasEssayArrived] = useState(false);
  // They arrive one after the other.
  const most = useRef(count);
  const wrote = useRef(writes);
  useEffect(() => {
    if (writes) wrote.current = true;
  }, [writes]);
  useEffect(() => {
    const waited = most.current;
    most.current = count === 0 ? 0 : Math.max(waited, count);
    if (waited === 0 || count > 0) return;
    forgetReplies(queryClient, 'practice');
    // Not taken: the quiz shows it first, with its reason.
    const last = outbox.lastArrived();
    setArrived(last && { last, answers: waited });
    setHasEssayArrived(wrote.current);
    wrote.current = false;
  }, [outbox, queryClient, count]);
  if (arrived?.last.response.feedback) return <ArrivedNote {...arrived} />;
  if (hasEssayArrived && count === 0)
    return <Note tone="leaf">What you wrote has arrived. Your teacher can read it now.</Note>;
  return count > 0 && why !== null ? <Note>{keptWords(count, why)}</Note> : null;
}

interface ArrivedNoteProps {
  readonly last: Arrived;
  readonly answers: number;
}

/** Answers that were on this device have arrived: what came of them. */
export function ArrivedNote({ last, answers }: ArrivedNoteProps) {
  const finished = finishedBy(last);
  const [have, right] =
    answers === 1
      ? ['Your answer has arrived.', 'See if it is right']
      : [`Your ${answers} answers have arrived.`, 'See if they are right'];
  return (
    <Note tone="leaf">
      <p>
        {have}{' '}
        <TextLink {...(finished ? linkTo(quizResults, {}, finished) : linkTo(quizPage))}>
          {finished ? 'See how it went' : right}
        </TextLink>
      </p>
    </Note>
  );
}
