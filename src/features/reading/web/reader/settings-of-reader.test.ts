import { beforeEach, expect, it } from 'vitest';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { FIRST_SETTINGS } from './reader-settings.ts';
import { followReader, settingsOfReader } from './settings-of-reader.ts';

const ana: SignedInPerson = { userId: 71, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 72, role: 'student', token: 'b'.repeat(43), outboxKey: null };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps how one child reads from the next at the device, and has it again for the first', async () => {
  const store = createSignInStore(sessionStorage);
  followReader(store);
  store.signIn(ana);
  settingsOfReader.change({ font: 'dyslexia' });
  store.end(ana.token, 'logged-out');
  expect(settingsOfReader.get()).toEqual(FIRST_SETTINGS);
  store.signIn(ben);
  await Promise.resolve();
  expect(settingsOfReader.get()).toEqual(FIRST_SETTINGS);
  expect(localStorage).toHaveLength(0);
  store.end(ben.token, 'logged-out');
  store.signIn(ana);
  await expect.poll(() => settingsOfReader.get().font).toBe('dyslexia');
});
