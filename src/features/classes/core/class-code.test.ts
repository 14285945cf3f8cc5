import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isClassCode, makeClassCode, showClassCode, tidyClassCode } from './class-code.ts';

it('makes codes of eight letters that cannot be mixed up, and reads them back as they are shown', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000)), (numbers) => {
      const code = makeClassCode((below) => numbers.next().value % below);
      expect(code).toMatch(/^[^01OIL]{8}$/);
      expect(tidyClassCode(showClassCode(code).toLowerCase())).toBe(code);
      expect(isClassCode(code)).toBe(true);
    }),
  );
});

it.each(['', 'ABCD', 'ABCD234O', 'ABCDEFGHJ', 'ABCD 234'])('%j is no class code', (code) => {
  expect(isClassCode(code)).toBe(false);
});
