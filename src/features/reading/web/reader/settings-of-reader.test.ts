import { beforeEach, expect, it } from 'vitest';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { doLogoutTasks } from '#platform/device/web/at-logout.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { FIRST_SETTINGS } from './reader-settings.ts';
import { followReader, settingsOfReader } from './settings-of-reader.ts';

const ana: SignedInPerson = { userId: 71, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 72, role: 'student', token: 'b'.repeat(43), outboxKey: null };

/** What the server answers: the settings of each person by their number. */
const kept = new Map<number, unknown>();
const api = (async ({ name }: { name: string }, input: { params: { id: number }; body?: object }) => {
  const { id } = input.params;
  if (name === 'readOwnSettings')
    return { ok: true, data: { properties: kept.has(id) ? { reader: kept.get(id) } : {} } };
  kept.set(id, (input.body as { properties: { reader: unknown } }).properties.reader);
  return { ok: true, data: { changed: 1, ignored: 0 } };
}) as unknown as ApiClient;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  kept.clear();
});

const font = () => settingsOfReader.get().value.font;

it('keeps how one child reads from the next at the device, and brings it to the first on any device', async () => {
  const store = createSignInStore(sessionStorage);
  followReader(store, api);
  store.signIn(ana);
  await expect.poll(() => settingsOfReader.get().isReady).toBe(true);
  settingsOfReader.change({ font: 'dyslexia' });
  await doLogoutTasks();
  store.end(ana.token, 'logged-out');
  expect(settingsOfReader.get().value).toEqual(FIRST_SETTINGS);
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify(sessionStorage)).not.toContain('dyslexia');

  store.signIn(ben);
  await expect.poll(() => settingsOfReader.get().isReady).toBe(true);
  expect(settingsOfReader.get().value).toEqual(FIRST_SETTINGS);
  store.end(ben.token, 'logged-out');

  // Another device knows nothing but what the server has.
  sessionStorage.clear();
  store.signIn(ana);
  await expect.poll(font).toBe('dyslexia');
  store.end(ana.token, 'logged-out');
});
