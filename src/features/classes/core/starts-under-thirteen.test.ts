import { expect, it } from 'vitest';
import { startsUnderThirteen } from './starts-under-thirteen.ts';

it.each([
  [null, true],
  [1, true],
  [6, true],
  [7, true],
  [8, false],
  [12, false],
  [13, true],
  [14, true],
  [15, true],
  [16, true],
])('a class of grade %s starts with the rules for under 13: %s', (grade, under) =>
  expect(startsUnderThirteen(grade)).toBe(under),
);
