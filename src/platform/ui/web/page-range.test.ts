import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  [0, 34, '1–10 of 34'],
  [3, 34, '31–34 of 34'],
  [1, 11, '11 of 11'],
])('names page %i of %i lines %s', (page, total, words) => {
  expect(pageRange(page, 10, total)).toBe(words);
});
