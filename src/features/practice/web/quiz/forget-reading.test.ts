import { beforeEach, expect, it } from 'vitest';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { forgetReadingOfOthers } from './forget-reading.ts';
import { keepClock, keptTime, startClock, stopClock } from './question-clock.ts';

const ana: SignedInPerson = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 8, role: 'student', token: 'b'.repeat(43), outboxKey: null };
const read = () => keepClock(sessionStorage, stopClock(startClock(3, 0), 8000));

beforeEach(() => sessionStorage.clear());

/** A tab in which Ana has read. */
function tabOfAna() {
  const store = createSignInStore(sessionStorage);
  store.signIn(ana);
  forgetReadingOfOthers(store, sessionStorage);
  read();
  sessionStorage.setItem('openleaf.place', '{"attemptId":12,"top":300}');
  return store;
}

it('leaves nothing of a reader who has logged out', async () => {
  const store = tabOfAna();
  store.end(ana.token, 'logged-out');
  read();
  await expect.poll(() => sessionStorage.length).toBe(0);
});

it('gives nobody the time that somebody else has read', () => {
  const store = tabOfAna();
  store.end(ana.token, 'timed-out');
  store.signIn(ben);
  expect(keptTime(sessionStorage, 3)).toBe(0);
});

it('keeps the place of a reader who was away for too long', () => {
  const store = tabOfAna();
  store.end(ana.token, 'timed-out');
  store.signIn(ana);
  expect(keptTime(sessionStorage, 3)).toBe(8000);
});
