import { beforeEach, expect, it } from 'vitest';
import { doLogoutTasks } from '#platform/device/web/at-logout.ts';
import { chosenPlan } from './chosen-plan.ts';
import { wantedQuote } from './wanted-quote.ts';

beforeEach(() => sessionStorage.clear());

it('is kept until it is taken back, and anything else is none', () => {
  expect(wantedQuote.read()).toBeNull();
  wantedQuote.write(true);
  expect(wantedQuote.read()).toBe(true);
  wantedQuote.write(null);
  expect(wantedQuote.read()).toBeNull();
  sessionStorage.setItem('openleaf.wanted-quote', '"yes"');
  expect(wantedQuote.read()).toBeNull();
});

it('goes with a logout, like a plan that was chosen', async () => {
  wantedQuote.write(true);
  chosenPlan.write({ plan: 'small', term: 'annual' });
  await doLogoutTasks();
  expect([wantedQuote.read(), chosenPlan.read()]).toEqual([null, null]);
});
