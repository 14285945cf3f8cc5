import { useSyncExternalStore } from 'react';
import {
  type ClassGives,
  type Hint,
  isTipDue,
  NOTHING_GIVEN,
  ownChange,
  type ReaderSettings,
  withGiven,
} from './reader-settings.ts';
import { settingsOfReader } from './settings-of-reader.ts';

/**
 * How the reader who is signed in likes to read, and ways to change one thing of it.
 * @param given what their class gives them for this text.
 */
export function useReaderSettings(given: ClassGives | null = NOTHING_GIVEN) {
  const { value, isReady } = useSyncExternalStore(settingsOfReader.subscribe, settingsOfReader.get);
  const gives = given ?? NOTHING_GIVEN;
  const settings = withGiven(value, gives);
  return {
    settings,
    change: (part: Partial<ReaderSettings>) => settingsOfReader.change(ownChange(part, value, gives)),
    /** Whether something is to be explained; nothing is before it is known what the reader has seen. */
    isNew: (hint: Hint) => isReady && !settings.seen.includes(hint),
    /** Whether this quiz explains how one highlights, and that it does. */
    hasTip: (attemptId: number) => isReady && isTipDue(settings, attemptId),
    onTip: (attemptId: number) => {
      if (!settings.tipsIn.includes(attemptId))
        settingsOfReader.change({ tipsIn: [...settings.tipsIn, attemptId] });
    },
    onSeen: (hint: Hint) => {
      if (!settings.seen.includes(hint)) settingsOfReader.change({ seen: [...settings.seen, hint] });
    },
  };
}

/** What of rank and weekly goal the student was told; null until it is known. */
export function useTold() {
  const { value, isKnown } = useSyncExternalStore(settingsOfReader.subscribe, settingsOfReader.get);
  const { rankTold, goalTold } = value;
  return { told: isKnown ? { rankTold, goalTold } : null, onTold: settingsOfReader.change };
}

/** A reader's settings, and which hints they have seen. */
export type Reader = ReturnType<typeof useReaderSettings>;
