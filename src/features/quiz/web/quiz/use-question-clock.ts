import { useEffect, useRef } from 'react';
import { isLockedFor, keptOf, usePerson } from '#features/accounts/web/public.tsx';
import {
  caughtUp,
  elapsedSeconds,
  keepClock,
  keptTime,
  type QuestionClock,
  readKeptClock,
  resumeClock,
  startClock,
  stopClock,
} from './question-clock.ts';

/** What a dead battery may cost, in milliseconds. */
const SAVED_EVERY = 5000;

/**
 * Measures how long the open question has been in sight; pass null while none is open. The time is kept in the tab for a
 * reload, and on the device, locked, for a browser that is closed, killed or logged out of.
 * @returns a function that reads the seconds.
 */
export function useQuestionClock(question: string | null): () => number {
  const person = usePerson();
  const clock = useRef<QuestionClock | null>(null);
  useEffect(() => {
    if (question === null || person === null) return undefined;
    // What is kept in the tab alone would be the same twice.
    const device = isLockedFor(person) ? keptOf(person, 'clock', readKeptClock) : null;
    const startedWith = keptTime(question);
    let running = startClock(question, performance.now(), startedWith);
    let isRead = false;
    let isClosed = false;
    const set = (next: QuestionClock) => {
      running = next;
      clock.current = next;
    };
    const save = () => {
      const kept = stopClock(running, performance.now());
      keepClock(kept);
      // Before it is read, what it has would be lost.
      if (isRead) void device?.write({ question, spent: kept.spent });
    };
    const stop = () => {
      set(stopClock(running, performance.now()));
      save();
    };
    const turn = () => {
      if (document.hidden) stop();
      else set(resumeClock(running, performance.now()));
    };
    set(running);
    turn();
    const catchUp = async () => {
      const kept = (await device?.read()) ?? null;
      if (isClosed) return;
      set(caughtUp(running, startedWith, kept));
      isRead = true;
    };
    void catchUp();
    const timer = setInterval(save, SAVED_EVERY);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', stop);
    };
  }, [question, person]);
  return () => (clock.current ? elapsedSeconds(clock.current, performance.now()) : 0);
}
