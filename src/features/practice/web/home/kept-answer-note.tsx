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
  const { waiting, held } = useOutboxState();
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<FinishedQuiz | null>(null);
  const before = useRef(waiting.length);
  useEffect(() => {
    const hasArrived = before.current > 0 && waiting.length === 0;
    before.current = waiting.length;
    if (!hasArrived) return;
    forgetPractice(queryClient);
    const arrived = outbox.takeArrived();
    setFinished(arrived && finishedBy(arrived));
  }, [outbox, queryClient, waiting.length]);
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
  return waiting.length > 0 && held !== null ? <Note>{keptWords(waiting.length, held)}</Note> : null;
}
