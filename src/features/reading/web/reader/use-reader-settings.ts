import { useSyncExternalStore } from 'react';
import { settingsOfReader } from './settings-of-reader.ts';

/** How the reader who is signed in likes to read, and a way to change one thing of it. */
export function useReaderSettings() {
  const settings = useSyncExternalStore(settingsOfReader.subscribe, settingsOfReader.get);
  return { settings, change: settingsOfReader.change };
}
