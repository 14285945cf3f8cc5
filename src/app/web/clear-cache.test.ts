import { beforeEach, expect, it } from 'vitest';
import { createSignInStore } from '#features/accounts/web/public.tsx';
import { keepClock, keptTime, startClock, stopClock } from '#features/quiz/web/quiz/question-clock.ts';
import { keepSignUpState, readSignUpState } from '#features/sign-up/web/sign-up-state.ts';
import { keepInTab, openTab } from '#platform/device/web/keep-in-tab.ts';
import { clearCacheIfAsked } from './clear-cache.ts';

const ana = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: 'a key' } as const;

/** A tab in which a student answers questions, with leftovers of all kinds. */
beforeEach(async () => {
  sessionStorage.clear();
  createSignInStore(sessionStorage).signIn(ana);
  // Another test may have closed the tab.
  openTab();
  await keepInTab('outbox.7').write(['an answer that waits']);
  keepClock(stopClock(startClock('12:3', 0), 8000));
  keepSignUpState({ firstName: 'Ana' });
  sessionStorage.setItem('openleaf.place', '{"attemptId":12,"top":300}');
  sessionStorage.setItem('of an older version', 'stuck');
});

it('keeps the sign-in, answers that wait and the time on a question, and clears the rest', () => {
  clearCacheIfAsked('?clear_cache', sessionStorage);
  expect(createSignInStore(sessionStorage).person()).toEqual(ana);
  expect(sessionStorage.getItem('openleaf.kept.outbox.7')).toBe('["an answer that waits"]');
  expect(keptTime('12:3')).toBe(8000);
  expect(readSignUpState().firstName).toBe('');
  expect(Object.keys(sessionStorage)).toHaveLength(3);
});

it('does nothing unless it is asked', () => {
  const before = { ...sessionStorage };
  clearCacheIfAsked('?clear=cache', sessionStorage);
  expect({ ...sessionStorage }).toEqual(before);
});
