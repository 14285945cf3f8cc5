import { expect, it } from 'vitest';
import {
  noneCounted,
  scoreForReader,
  scoreInSentence,
  scoreInWords,
  tooFastToCount,
} from './score-in-words.ts';

it.each([
  [{ right: 4, total: 5, fastAnswers: 0 }, '4 of 5 right'],
  [{ right: 0, total: 5, fastAnswers: 0 }, '0 of 5 right'],
  // All five were right, and two came too fast: the badge "Not passed" beside it no longer contradicts it.
  [{ right: 3, total: 5, fastAnswers: 2 }, '3 of 5 right · 2 too fast to count'],
  [{ right: 0, total: 4, fastAnswers: 3 }, '0 of 4 right · 3 too fast to count'],
  [{ right: 0, total: 4, fastAnswers: 4 }, '0 of 4 right · all too fast to count'],
  [{ right: 1, total: 1, fastAnswers: 0 }, '1 of 1 right'],
  [{ right: 0, total: 1, fastAnswers: 1 }, '0 of 1 right · all too fast to count'],
  [{ right: 0, total: 0, fastAnswers: 0 }, '0 of 0 right'],
])('tells %j as “%s”', (score, words) => expect(scoreInWords(score)).toBe(words));

it('tells a reader no fraction of what was too fast to count', () => {
  expect(scoreForReader({ right: 0, total: 5, fastAnswers: 5 })).toBe(
    'Too fast to count. Read it once more.',
  );
  expect(scoreForReader({ right: 3, total: 5, fastAnswers: 2 })).toBe('3 of 5 right · 2 too fast to count');
});

it('joins the same words with a comma inside a sentence', () => {
  expect(scoreInSentence({ right: 0, total: 5, fastAnswers: 1 })).toBe('0 of 5 right, 1 too fast to count');
  expect(scoreInSentence({ right: 4, total: 5, fastAnswers: 0 })).toBe('4 of 5 right');
});

it.each([
  [{ right: 0, total: 4, fastAnswers: 4 }, true],
  [{ right: 0, total: 4, fastAnswers: 2 }, true],
  // Somebody who tried: one slip of the finger among ten, and one answer that was right and counts.
  [{ right: 0, total: 10, fastAnswers: 3 }, false],
  [{ right: 1, total: 4, fastAnswers: 3 }, false],
  [{ right: 0, total: 0, fastAnswers: 0 }, false],
])('says of %j whether it was too fast to count: %s', (score, is) => expect(tooFastToCount(score)).toBe(is));

it('says whether nothing could be counted', () => {
  expect(noneCounted({ right: 0, total: 4, fastAnswers: 4 })).toBe(true);
  expect(noneCounted({ right: 0, total: 4, fastAnswers: 3 })).toBe(false);
  expect(noneCounted({ right: 0, total: 0, fastAnswers: 0 })).toBe(false);
});
