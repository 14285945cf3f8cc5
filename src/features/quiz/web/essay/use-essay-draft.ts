import { useEffect, useRef, useState } from 'react';
import { useKept } from '#features/accounts/web/public.tsx';
import { isNumber, isString, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { useStored } from '#platform/device/web/use-stored.ts';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';

export interface EssayDraft {
  readonly text: string;
  readonly seconds: number;
}

type DraftOfAttempt = EssayDraft & { readonly attemptId: number };
const read = storedOr(
  shapeOf<DraftOfAttempt>({ attemptId: isNumber, text: isString, seconds: isNumber }),
  null,
);

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

/** The draft of an essay, kept on this device, locked, until it is handed in. Each attempt has a form of its own. */
export function useEssayDraft(attemptId: number): KeptDraft {
  const kept = useKept('essay', read);
  const { value: found, isRead } = useStored(kept, { first: null });
  const [isKept, setIsKept] = useState(true);
  const waiting = useRef<{ readonly timer: number; readonly write: () => void } | null>(null);
  // What was typed last is not lost by going.
  useEffect(() => () => waiting.current?.write(), []);
  const settle = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  return {
    before: isRead ? (found?.attemptId === attemptId ? found : EMPTY) : null,
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

/** Whether a draft of this essay is on this device. */
export function useHasEssayDraft(attemptId: number): boolean {
  const { value: found } = useStored(useKept('essay', read), { first: null });
  return found?.attemptId === attemptId && found.text.trim() !== '';
}

/** What the way to an essay says. */
export const useEssayLabel = (attemptId: number): 'Write about it' | 'Keep writing' =>
  useHasEssayDraft(attemptId) ? 'Keep writing' : 'Write about it';
