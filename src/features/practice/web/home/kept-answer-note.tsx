import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider.tsx';
import { type FinishedQuiz, PATHS } from '../practice-paths.ts';
import { forgetPractice } from '../quiz/forget-practice.ts';
import { keptWords } from '../quiz/kept-words.ts';
import { finishedBy } from '../quiz/use-open-quiz.ts';

/** Says what waits on this device, and that it has arrived. */
export function KeptAnswerNote() {
  const outbox = useOutbox();
  const { waiting, held, extras, extrasHeld } = useOutboxState();
  const count = waiting.length + extras.length;
  const why = held ?? extrasHeld;
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<FinishedQuiz | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasArrived = before.current > 0 && count === 0;
    before.current = count;
    if (!hasArrived) return;
    forgetPractice(queryClient);
    const arrived = outbox.takeArrived();
    setFinished(arrived && finishedBy(arrived));
  }, [outbox, queryClient, count]);
  if (finished) {
    return (
      <Note tone="leaf">
        <p>
          Your last answer has arrived.{' '}
          <TextLink to={PATHS.results} search={{ ...finished }}>
            See how it went
          </TextLink>
        </p>
      </Note>
    );
  }
  return count > 0 && why !== null ? <Note>{keptWords(count, why)}</Note> : null;
}
