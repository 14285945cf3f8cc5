import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinOtherTabs, type OtherTabs } from './other-tabs.ts';
import { createSignInStore, type SignedInPerson } from './sign-in-store.ts';

const ana: SignedInPerson = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 8, role: 'student', token: 'b'.repeat(43), outboxKey: null };

/** Two tabs: each has a storage of its own, and the browser carries messages between them. */
const openTab = (storage: Storage) => {
  const store = createSignInStore(storage);
  const tabs = joinOtherTabs(store);
  open.push(tabs);
  return { store, tabs };
};
let open: OtherTabs[] = [];

afterEach(() => {
  for (const tabs of open) tabs.leave();
  open = [];
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('a new tab that asks is signed in as the tab it came from; one that does not ask stays a stranger', async () => {
  const [first, second] = [openTab(sessionStorage), openTab(localStorage)];
  first.store.signIn(ana);
  expect(second.store.person()).toBeNull();
  await second.tabs.ask();
  expect(second.store.person()).toEqual(ana);
});

it('a stranger among strangers waits a moment and stays one', async () => {
  const [, second] = [openTab(sessionStorage), openTab(localStorage)];
  await second.tabs.ask();
  expect(second.store.person()).toBeNull();
});

it('logging out in one tab ends the same sign-in in the other, and nobody else’s', async () => {
  const [first, second] = [openTab(sessionStorage), openTab(localStorage)];
  first.store.signIn(ana);
  await second.tabs.ask();
  first.store.end(ana.token, 'logged-out');
  await expect.poll(() => second.store.ended()).toBe('other-tab');

  first.store.signIn(ana);
  second.store.signIn(ben);
  first.store.end(ana.token, 'logged-out');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(second.store.person()).toEqual(ben);
});
