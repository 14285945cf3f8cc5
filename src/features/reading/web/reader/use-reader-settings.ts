import { useSyncExternalStore } from 'react';
import { type Hint, isTipDue } from './reader-settings.ts';
import { settingsOfReader } from './settings-of-reader.ts';

/** How the reader who is signed in likes to read, and ways to change one thing of it. */
export function useReaderSettings() {
  const { value: settings, isReady } = useSyncExternalStore(settingsOfReader.subscribe, settingsOfReader.get);
  return {
    settings,
    change: settingsOfReader.change,
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

/** A reader's settings, and which hints they have seen. */
export type Reader = ReturnType<typeof useReaderSettings>;
