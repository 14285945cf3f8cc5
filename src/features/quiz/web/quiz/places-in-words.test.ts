import { expect, it } from 'vitest';
import { placesInWords } from './places-in-words.ts';

it.each([
  [[2], 'prose', 'paragraph 2'],
  [[2, 2], 'prose', 'paragraph 2'],
  [[4, 2], 'dialogue', 'paragraphs 2 and 4'],
  [[5, 1, 3], 'procedure', 'paragraphs 1, 3 and 5'],
  [[2], 'verse', 'part 2 of the poem'],
  [[4, 2], 'verse', 'parts 2 and 4 of the poem'],
] as const)('says %j in %s as %s', (numbers, form, words) => {
  expect(
    placesInWords(
      numbers.map((paragraph) => ({ paragraph })),
      form,
    ),
  ).toBe(words);
});
