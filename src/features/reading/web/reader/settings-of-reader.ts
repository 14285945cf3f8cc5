import type { SignInStore } from '#features/accounts/web/public.tsx';
import { keptOf } from '#features/accounts/web/public.tsx';
import type { Kept } from '#platform/device/web/kept.ts';
import { FIRST_SETTINGS, type ReaderSettings, settingsFrom } from './reader-settings.ts';

let current = FIRST_SETTINGS;
let kept: Kept<ReaderSettings> | null = null;
const listeners = new Set<() => void>();

function show(settings: ReaderSettings): void {
  current = settings;
  for (const listener of listeners) listener();
}

/** The settings of whoever is signed in on this tab. */
export const settingsOfReader = {
  get: (): ReaderSettings => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change: (part: Partial<ReaderSettings>): void => {
    show({ ...current, ...part });
    void kept?.write(current);
  },
};

/**
 * Brings each reader their settings at the sign-in, and takes them away at its end. They stay on the device, locked with
 * the reader's own key.
 */
export function followReader(signIn: SignInStore): void {
  const follow = async () => {
    const person = signIn.person();
    const theirs = person && keptOf(person, 'reader', settingsFrom);
    kept = theirs;
    show(FIRST_SETTINGS);
    const found = await theirs?.read();
    // They may have gone, or changed something, while the device was asked.
    if (kept === theirs && found && current === FIRST_SETTINGS) show(found);
  };
  signIn.subscribe(() => void follow());
  void follow();
}
