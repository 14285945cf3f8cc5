import { expect, it } from 'vitest';
import { stepAt } from '../core/one-time-code.ts';
import { codeOfStep, stepOfCode } from './one-time-code.ts';

/** Of RFC 4226, appendix D, and RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('of the step %i is %s', (step, code) => expect(codeOfStep(SECRET, step)).toBe(code));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(stepOfCode(SECRET, code, { now, lastStep: null })).toBe(stepAt(now));
});

it.each(['287081', '28708', '2870820', 'abcdef', ''])('is not "%s"', (code) =>
  expect(stepOfCode(SECRET, code, { now: new Date(59_000), lastStep: null })).toBeUndefined(),
);
