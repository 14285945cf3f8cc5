import { expect, it } from 'vitest';
import { breakLines } from './line-breaking.ts';

const word = (width: number, breaks = true) => ({ width, bareWidth: width - 1, breaks });
const widths = (lines: readonly (readonly { width: number }[])[]) =>
  lines.map((line) => line.map(({ width }) => width));

it('fills lines, and does not count the blank at the end of one', () => {
  expect(widths(breakLines([word(6), word(5), word(3)], 10))).toEqual([[6, 5], [3]]);
  expect(widths(breakLines([word(6), word(6), word(3)], 10))).toEqual([[6], [6, 3]]);
});

it('keeps together what has no blank between', () => {
  expect(widths(breakLines([word(6), word(3, false), word(3)], 10))).toEqual([[6], [3, 3]]);
});

it('gives a word that is wider than a line one to itself', () => {
  expect(widths(breakLines([word(3), word(30), word(3)], 10))).toEqual([[3], [30], [3]]);
  expect(breakLines([], 10)).toEqual([]);
});
