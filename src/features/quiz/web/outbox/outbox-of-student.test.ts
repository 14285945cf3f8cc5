import { beforeEach, expect, it } from 'vitest';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { setUnsentWork, unsentWork } from '#platform/device/web/unsent-work.ts';
import { followSignIn } from './outbox-of-student.ts';

const teacher: SignedInPerson = { userId: 9, role: 'teacher', token: 't'.repeat(43), outboxKey: null };

beforeEach(() => sessionStorage.clear());

it('says nothing about the unsent answers of another person', () => {
  const store = createSignInStore(sessionStorage);
  const outbox = followSignIn(store, () => Promise.reject(new Error('Nothing is to be sent.')));
  setUnsentWork({ answers: 2, stays: 'locked' });
  store.signIn(teacher);
  expect([outbox.current(), unsentWork().answers]).toEqual([null, 0]);
});
