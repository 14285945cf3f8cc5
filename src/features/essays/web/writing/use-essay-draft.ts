import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { keptOf, usePerson } from '#features/accounts/web/public.tsx';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';

const draft = z.object({ attemptId: z.number(), text: z.string(), seconds: z.number() });
export type EssayDraft = Pick<z.output<typeof draft>, 'text' | 'seconds'>;

const EMPTY: EssayDraft = { text: '', seconds: 0 };

interface KeptDraft {
  /** What was typed before; null until the device has been asked. */
  readonly before: EssayDraft | null;
  /** Keeps what is typed, a moment after the last key. */
  readonly keep: (draft: EssayDraft) => void;
  readonly forget: () => void;
  /** Whether the device keeps it: it may be full. */
  readonly isKept: boolean;
}

/** The draft of an essay, kept on this device, locked, until it is handed in. */
export function useEssayDraft(attemptId: number): KeptDraft {
  const person = usePerson();
  const kept = useMemo(() => (person ? keptOf(person, 'essay') : null), [person]);
  const [before, setBefore] = useState<EssayDraft | null>(null);
  const [isKept, setIsKept] = useState(true);
  const waiting = useRef<{ readonly timer: number; readonly write: () => void } | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = draft.safeParse(await kept?.read()).data;
      if (!gone) setBefore(found?.attemptId === attemptId ? found : EMPTY);
    };
    void read();
    return () => {
      gone = true;
      // What was typed last is not lost by going.
      waiting.current?.write();
    };
  }, [kept, attemptId]);
  const settle = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  return {
    before,
    keep: (next) => {
      settle();
      const write = () => {
        settle();
        void kept?.write({ attemptId, ...next }).then(setIsKept);
      };
      waiting.current = { timer: window.setTimeout(write, DEBOUNCE), write };
    },
    forget: () => {
      settle();
      void kept?.write(null);
    },
    isKept,
  };
}
