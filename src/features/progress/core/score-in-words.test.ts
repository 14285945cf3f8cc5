import { expect, it } from 'vitest';
import { noneCounted, scoreInWords } from './score-in-words.ts';

it.each([
  [{ right: 4, total: 5, fastAnswers: 0 }, '4 of 5 right'],
  [{ right: 0, total: 5, fastAnswers: 0 }, '0 of 5 right'],
  // All five were right, and two came too fast: the badge "Not passed" beside it no longer contradicts it.
  [{ right: 3, total: 5, fastAnswers: 2 }, '3 of 5 counted · 2 too fast'],
  [{ right: 0, total: 4, fastAnswers: 3 }, '0 of 4 counted · 3 too fast'],
  [{ right: 0, total: 4, fastAnswers: 4 }, '0 of 4 counted · all too fast'],
  [{ right: 1, total: 1, fastAnswers: 0 }, '1 of 1 right'],
  [{ right: 0, total: 1, fastAnswers: 1 }, '0 of 1 counted · all too fast'],
  [{ right: 0, total: 0, fastAnswers: 0 }, '0 of 0 right'],
])('tells %j as “%s”', (score, words) => expect(scoreInWords(score)).toBe(words));

it('says whether nothing could be counted', () => {
  expect(noneCounted({ right: 0, total: 4, fastAnswers: 4 })).toBe(true);
  expect(noneCounted({ right: 0, total: 4, fastAnswers: 3 })).toBe(false);
  expect(noneCounted({ right: 0, total: 0, fastAnswers: 0 })).toBe(false);
});
