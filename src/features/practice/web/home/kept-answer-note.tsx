import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type FinishedQuiz, PATHS } from '../practice-paths.ts';
import { forgetPractice } from '../quiz/forget-practice.ts';
import { keptAnswer } from '../quiz/pending-answer.ts';
import { sendKeptAnswer } from '../quiz/use-open-quiz.ts';
import { waitForNetwork } from '../quiz/wait-for-network.ts';

/** Milliseconds between tries to send a kept answer from the home. */
const AGAIN = 5000;

/** Sends an answer that waits on this device, and says so while it waits. */
export function KeptAnswerNote() {
  const { userId } = useActor();
  const api = useApi();
  const queryClient = useQueryClient();
  const [waits, setWaits] = useState(() => keptAnswer(sessionStorage, userId) !== null);
  const [finished, setFinished] = useState<FinishedQuiz | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const send = async () => {
      if (!keptAnswer(sessionStorage, userId)) return;
      const done = await sendKeptAnswer(api, userId);
      if (leaving.signal.aborted) return;
      const still = keptAnswer(sessionStorage, userId) !== null;
      setWaits(still);
      setFinished(done);
      if (!still) return forgetPractice(queryClient);
      await waitForNetwork(AGAIN, leaving.signal);
      if (!leaving.signal.aborted) await send();
    };
    void send();
    return () => leaving.abort();
  }, [api, queryClient, userId]);
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
  return waits ? (
    <Note>Your answer is kept on this device and will be sent when the network is back.</Note>
  ) : null;
}
