import { expect, it } from 'vitest';
import { endsSoon } from './ends-soon.ts';

const HOUR = 3_600;

it.each([
  ['two minutes before the end', HOUR, 120, true],
  ['not earlier', HOUR, 121, false],
  ['up to the end', HOUR, 1, true],
  ['and not after it', HOUR, 0, false],
  ['in the second half of a time that is short', 60, 30, true],
  ['and not in its first half', 60, 31, false],
])('says that a session ends soon %s', (_, idleSeconds, left, expected) => {
  expect(endsSoon({ idleSeconds, left })).toBe(expected);
});

it('says nothing of an end that is not known', () => {
  expect(endsSoon(null)).toBe(false);
});
