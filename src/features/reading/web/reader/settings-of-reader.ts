import { changeOwnSettings, readOwnSettings } from '#features/accounts/contract/own-settings.ts';
import type { SignedInPerson, SignInStore } from '#features/accounts/web/public.tsx';
import { keptOf } from '#features/accounts/web/public.tsx';
import { atLogout } from '#platform/device/web/at-logout.ts';
import type { Kept } from '#platform/device/web/kept.ts';
import { type CachedValue, openSynced, type Synced, type SyncedState } from '#platform/device/web/synced.ts';
import { isRefusedForGood } from '#platform/endpoint/contract/is-refused-for-good.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { FIRST_SETTINGS, type ReaderSettings, settingsFrom } from './reader-settings.ts';

/** The name of the setting that holds them all (accounts/core/own-settings.ts). */
const NAME = 'reader';
const NOBODY: SyncedState<ReaderSettings> = { value: FIRST_SETTINGS, isReady: false, isKnown: false };

let synced: Synced<ReaderSettings> | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The settings of the person who is signed in on this tab, on every device of theirs. */
export const settingsOfReader = {
  get: (): SyncedState<ReaderSettings> => synced?.state() ?? NOBODY,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change: (part: Partial<ReaderSettings>): void => synced?.change({ ...synced.state().value, ...part }),
};

/** The same with its lists as JSON has them. */
const lists = (value: ReaderSettings) => ({
  ...value,
  chosen: [...value.chosen],
  seen: [...value.seen],
  tipsIn: [...value.tipsIn],
});

/** What a device kept; a release before this one kept the settings alone. */
function cachedFrom(stored: unknown): CachedValue<ReaderSettings> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('value' in stored)) return { value: settingsFrom(stored), unsent: true };
  return { value: settingsFrom(stored.value), unsent: 'unsent' in stored && stored.unsent === true };
}

/** The settings of one person, on the server and on this device. */
function openFor({ userId }: SignedInPerson, kept: Kept<CachedValue<ReaderSettings> | null>, api: ApiClient) {
  const params = { id: userId };
  return openSynced<ReaderSettings>({
    first: FIRST_SETTINGS,
    kept,
    read: async () => {
      const found = await api(readOwnSettings, { params, query: { properties: NAME } });
      if (!found.ok) return undefined;
      const settings = found.data.properties[NAME];
      return settings === undefined ? null : settingsFrom(settings);
    },
    send: async (value) => {
      const properties = { [NAME]: lists(value) };
      const sent = await api(changeOwnSettings, { params, body: { properties } });
      // What the server will never take is not sent for ever.
      return sent.ok || isRefusedForGood(sent.problem);
    },
  });
}

/**
 * Brings each person their settings at the sign-in, and takes them away at its end. They live on the server; the device has a copy for times
 * without a network, locked with the reader's own key, until they log out.
 */
export function followReader(signIn: SignInStore, api: ApiClient): void {
  let of: number | null = null;
  const follow = () => {
    const reader = signIn.person();
    if (reader?.userId === of && of !== null) return;
    synced?.close();
    of = reader?.userId ?? null;
    synced = reader && openFor(reader, keptOf(reader, 'reader', cachedFrom), api);
    synced?.subscribe(tell);
    tell();
  };
  signIn.subscribe(follow);
  follow();
  atLogout(async () => {
    const person = signIn.person();
    if (!person || !synced) return;
    await synced.flush();
    synced.close();
    await keptOf(person, 'reader', cachedFrom).write(null);
  });
}
