import { expect, it } from 'vitest';
import { FAST_QUIZ_SHARE } from './fast-answers.ts';
import { guessesMuch, isGuessing } from './guessing.ts';

it.each([
  [null, false],
  [0.3, false],
  [0.301, true],
])('a share of %s is much guessing: %s', (share, much) => expect(guessesMuch(share)).toBe(much));

it.each([
  [9, 1, false],
  [10, 0.3, false],
  [10, 0.4, true],
  [40, null, false],
])('%i answers with a share of %s are guessing: %s', (answers, share, guesses) =>
  expect(isGuessing(answers, share)).toBe(guesses),
);

it('is no guessing of several quizzes of which none has a larger share than one that counts', () => {
  // The home of a teacher looks for guessers among those with such a quiz.
  expect(guessesMuch(FAST_QUIZ_SHARE)).toBe(false);
});
