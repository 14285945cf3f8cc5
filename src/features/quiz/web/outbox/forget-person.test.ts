import { beforeEach, expect, it } from 'vitest';
import { keptOf } from '#features/accounts/web/kept-of-person.ts';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { doLogoutTasks } from '#platform/device/web/at-logout.ts';
import { keepClock, keptTime, startClock, stopClock } from '../quiz/question-clock.ts';
import { forgetPerson } from './forget-person.ts';

const ana: SignedInPerson = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 8, role: 'student', token: 'b'.repeat(43), outboxKey: null };
const read = () => keepClock(stopClock(startClock('12:3', 0), 8000));

beforeEach(() => sessionStorage.clear());

/** A tab in which Ana has read. */
function tabOfAna() {
  const store = createSignInStore(sessionStorage);
  store.signIn(ana);
  forgetPerson(store, sessionStorage);
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

it('never gives a person the reading time of another', () => {
  const store = tabOfAna();
  store.end(ana.token, 'timed-out');
  store.signIn(ben);
  expect(keptTime('12:3')).toBe(0);
});

it('keeps the place of a reader who was away for too long, and in no storage until they are back', async () => {
  const store = tabOfAna();
  store.end(ana.token, 'timed-out');
  read();
  await expect.poll(() => sessionStorage.length).toBe(0);
  store.signIn(ana);
  expect(keptTime('12:3')).toBe(8000);
});

it('removes what a teacher noted about children when they log out, not when they time out', async () => {
  const store = createSignInStore(sessionStorage);
  const teacher: SignedInPerson = { ...ana, userId: 9, role: 'teacher' };
  const drafts = keptOf(teacher, 'essay-drafts', (stored) => stored);
  store.signIn(teacher);
  forgetPerson(store, sessionStorage);
  await drafts.write({ '3-31': { score: 2, comment: 'Ana looked away.' } });
  store.end(teacher.token, 'timed-out');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana');
  store.signIn(teacher);
  expect(await drafts.read()).not.toBeNull();
  await doLogoutTasks();
  expect(await drafts.read()).toBeNull();
});
