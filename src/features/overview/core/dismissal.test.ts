import { expect, it } from 'vitest';
import { isPutAway, stateText } from './dismissal.ts';

const DISMISSED = Date.parse('2026-11-01T12:00:00Z');
const after = (days: number) => new Date(DISMISSED + days * 86_400_000);
const putAway = { state: '5:1,8:2', dismissedAt: new Date(DISMISSED) };

it.each([
  ['nothing has changed', '5:1,8:2', true],
  ['one of them needs nothing any more', '8:2', true],
  ['it has become better with one', '5:0,8:2', true],
  ['it has gone further with one', '5:2,8:2', false],
  ['somebody has come to it', '5:1,8:2,9:0', false],
])('a row that was put away, and %s', (_, state, away) => {
  expect(isPutAway({ state }, putAway, after(29))).toBe(away);
});

it('a row that nobody put away is there', () =>
  expect(isPutAway({ state: '5:1' }, undefined, after(0))).toBe(false));

it.each([
  [29.9, true],
  [30, false],
])('a row is put away after %f days: %s', (days, away) =>
  expect(isPutAway({ state: '5:1' }, putAway, after(days))).toBe(away),
);

it('one state is one text, whatever its order', () => {
  const [one, two] = [[8, 2] as const, [10, 1] as const];
  expect(stateText(new Map([two, one]))).toBe('8:2,10:1');
  expect(stateText(new Map([one, two]))).toBe('8:2,10:1');
});
