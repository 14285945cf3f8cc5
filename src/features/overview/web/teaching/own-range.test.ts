import { expect, it } from 'vitest';
import { ownRangeInShort, ownRangeInWords } from './own-range.ts';

it.each([
  [{ lowest: 2, highest: 4 }, 'Reads at Levels Two to Four (own range).', 'own range 2–4'],
  [{ lowest: 3, highest: 3 }, 'Reads only at Level Three (own range).', 'own range 3'],
])('says that %j is the own range of a student', (range, words, short) => {
  expect(ownRangeInWords(range)).toBe(words);
  expect(ownRangeInShort(range)).toBe(short);
});
