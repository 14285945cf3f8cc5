import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fastCount, letterOf, marksOf, weighedAnswers } from './marks.ts';

it('writes and reads marks alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ right: fc.boolean(), counted: fc.boolean() }), { maxLength: 8 }),
      (marks) => {
        expect(marksOf(marks.map(letterOf).join(''))).toEqual(marks);
      },
    ),
  );
});

it('counts the fast ones', () => {
  expect(fastCount(marksOf('rRwWr'))).toBe(2);
});

it('refuses what is no mark', () => {
  expect(() => marksOf('rx')).toThrow('"x" is no mark.');
});

it('weighs each mark with its question, and refuses marks without one', () => {
  const questions = [
    { b: 1, v: 0.4 },
    { b: 2, v: 0.3 },
  ];
  expect(weighedAnswers(marksOf('rW'), questions)).toEqual([
    { right: true, counted: true, b: 1, v: 0.4 },
    { right: false, counted: false, b: 2, v: 0.3 },
  ]);
  expect(() => weighedAnswers(marksOf('rrr'), questions)).toThrow(RangeError);
});
