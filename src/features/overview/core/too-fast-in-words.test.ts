import { expect, it } from 'vitest';
import { quizzesTooFastInWords } from './too-fast-in-words.ts';

it.each([
  [0, null],
  [1, '1 more quiz was too fast to count'],
  [2, '2 more quizzes were too fast to count'],
])('says of %i', (tooFast, words) => expect(quizzesTooFastInWords(tooFast)).toBe(words));
