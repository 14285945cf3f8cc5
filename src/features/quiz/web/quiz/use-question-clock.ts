import { useEffect, useRef } from 'react';
import {
  elapsedSeconds,
  keepClock,
  keptTime,
  type QuestionClock,
  resumeClock,
  startClock,
  stopClock,
} from './question-clock.ts';

/**
 * Measures how long the open question has been in sight; pass null while none is open.
 * @returns a function that reads the seconds.
 */
export function useQuestionClock(questionId: number | null): () => number {
  const clock = useRef<QuestionClock | null>(null);
  useEffect(() => {
    if (questionId === null) return undefined;
    clock.current = startClock(questionId, performance.now(), keptTime(questionId));
    const stop = () => {
      if (!clock.current) return;
      clock.current = stopClock(clock.current, performance.now());
      keepClock(clock.current);
    };
    const turn = () => {
      if (document.hidden) stop();
      else if (clock.current) clock.current = resumeClock(clock.current, performance.now());
    };
    turn();
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', stop);
    };
  }, [questionId]);
  return () => (clock.current ? elapsedSeconds(clock.current, performance.now()) : 0);
}
