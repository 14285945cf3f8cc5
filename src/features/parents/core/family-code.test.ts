import fc from 'fast-check';
import { expect, it } from 'vitest';
import { showReadableCode, tidyReadableCode } from '#platform/wording/core/readable-code.ts';
import { isFamilyCode, makeFamilyCode } from './family-code.ts';

it('makes codes of ten letters that cannot be mixed up, and reads them back as they are shown', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000)), (numbers) => {
      const code = makeFamilyCode((below) => numbers.next().value % below);
      expect(code).toMatch(/^[^01OIL]{10}$/);
      expect(tidyReadableCode(showReadableCode(code).toLowerCase())).toBe(code);
      expect(isFamilyCode(code)).toBe(true);
    }),
  );
});

it.each(['', 'ABCD2345', 'ABCDE2345O', 'ABCDEFGHJKM'])('%j is no family code', (code) => {
  expect(isFamilyCode(code)).toBe(false);
});

it('has at least 40 bits', () => {
  let letters = 0;
  makeFamilyCode((below) => {
    letters = below;
    return 0;
  });
  expect(10 * Math.log2(letters)).toBeGreaterThan(40);
});
