import { expect, it } from 'vitest';
import { createTimeSpent } from './time-spent.ts';

const [ana, ben] = [
  { person: 1, call: 'of Ana' },
  { person: 2, call: 'of Ben' },
];

it('takes the first of those who have used nothing, then who has used least', () => {
  const spent = createTimeSpent();
  expect(spent.least([])).toBeUndefined();
  expect(spent.least([ben, ana])).toBe(ben);
  spent.add(ben.person, 20);
  expect(spent.least([ben, ana])).toBe(ana);
  spent.add(ana.person, 15);
  spent.add(ana.person, 15);
  expect(spent.least([ana, ben])).toBe(ben);
});

it('forgets after a minute', () => {
  let now = 0;
  const spent = createTimeSpent(() => now);
  spent.add(ana.person, 1_000);
  now = 60_000;
  spent.add(ben.person, 1);
  expect(spent.least([ben, ana])).toBe(ana);
});
