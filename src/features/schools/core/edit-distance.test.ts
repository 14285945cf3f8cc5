import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['lincoln', 'lincoln', 0],
  ['lincon', 'lincoln', 1],
  ['lincolln', 'lincoln', 1],
  ['lincoln', 'lincorn', 1],
  ['licnoln', 'lincoln', 1],
  ['springfeild', 'springfield', 1],
  ['', 'abc', 3],
  ['ab', 'ba', 1],
])('%s and %s are %d apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

it('is never more than the longer word has letters', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      expect(editDistance(one, one)).toBe(0);
    }),
  );
});
