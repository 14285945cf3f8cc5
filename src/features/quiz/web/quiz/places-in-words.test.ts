import { expect, it } from 'vitest';
import { placesInWords } from './places-in-words.ts';

it.each([
  [[2], 'paragraph 2'],
  [[2, 2], 'paragraph 2'],
  [[4, 2], 'paragraphs 2 and 4'],
  [[5, 1, 3], 'paragraphs 1, 3 and 5'],
])('says %j as %s', (numbers, words) => {
  expect(placesInWords(numbers.map((paragraph) => ({ paragraph })))).toBe(words);
});
