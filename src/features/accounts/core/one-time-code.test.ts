import { expect, it } from 'vitest';
import { appAddress, stepAt, stepsOpen, toBase32 } from './one-time-code.ts';

const NOW = new Date('2026-03-02T12:00:15Z');
const STEP = stepAt(NOW);

it('takes the code of this half minute, and of the one before and after', () => {
  expect(stepsOpen(NOW, null)).toEqual([STEP - 1, STEP, STEP + 1]);
});

it.each([
  ['long ago', STEP - 9, [STEP - 1, STEP, STEP + 1]],
  ['just now', STEP, [STEP + 1]],
  ['by a telephone that is ahead', STEP + 1, []],
])('takes no code again that was used %s', (_, last, expected) =>
  expect(stepsOpen(NOW, last)).toEqual(expected),
);

it.each([
  // RFC 4648, section 10.
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes "%s" as "%s"', (text, expected) =>
  expect(toBase32(new TextEncoder().encode(text))).toBe(expected),
);

it('tells an app whose code it is', () => {
  expect(appAddress({ username: 'maria.rivera@school', secret: 'MZXW6' })).toBe(
    'otpauth://totp/Openleaf%3Amaria.rivera%40school?secret=MZXW6&issuer=Openleaf',
  );
});
