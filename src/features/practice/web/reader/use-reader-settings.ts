import { useState } from 'react';
import { keepSettings, type ReaderSettings, readSettings } from './reader-settings.ts';

/** How this device's reader likes to read, and a way to change one thing of it. */
export function useReaderSettings() {
  const [settings, setSettings] = useState(() => readSettings(localStorage));
  const change = (part: Partial<ReaderSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keepSettings(localStorage, next);
  };
  return { settings, change };
}
