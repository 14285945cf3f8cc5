import { expect, it } from 'vitest';
import { ownWordsSentence, savedSentence, waitingSentence } from './essay-words.ts';

it('says what waits and what was saved', () => {
  expect(waitingSentence(1)).toBe('1 short essay to read');
  expect(waitingSentence(5)).toBe('5 short essays to read');
  expect(savedSentence('Ana', { score: 3, points: 5 })).toBe('Saved: 3 of 4 for Ana, 5 points.');
  expect(savedSentence('Ana', { score: 1, points: 0 })).toBe('Saved: 1 of 4 for Ana.');
});

it.each([
  ['They looked twice.', 3, '3 words, none copied from the passage'],
  ['They looked twice.', 1, '3 words, 1 of them their own; the rest is copied from the passage'],
])('counts the words of "%s", %d own', (text, ownWords, words) =>
  expect(ownWordsSentence({ text, ownWords })).toBe(words),
);
