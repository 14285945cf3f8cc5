import { expect, it } from 'vitest';
import { makeRecoveryCodes, makeSecondStepCode, RECOVERY_CODES, tidyCode } from './recovery-code.ts';

it('makes ten codes of ten letters and digits, in two groups', () => {
  let next = 0;
  const codes = makeRecoveryCodes((below) => (next += 7) % below);
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/u);
});

it.each([
  ['ABCDE-fghjk', 'abcdefghjk'],
  [' 123 456 ', '123456'],
])('reads "%s" as "%s"', (typed, expected) => expect(tidyCode(typed)).toBe(expected));

it('makes a code from the server of four groups', () => {
  let next = 0;
  const code = makeSecondStepCode((below) => (next += 5) % below);
  expect(code).toMatch(/^(?:[a-z0-9]{4}-){3}[a-z0-9]{4}$/u);
  expect(tidyCode(code)).toHaveLength(16);
});
