import { expect, it } from 'vitest';
import { fastAnswersSentence, manyFast } from './fast-answers.ts';

it.each([
  [0, 0, null, false],
  [0, 240, 'No answer came faster than the text can be read.', false],
  [12, 240, '12 of 240 answers (5%) came faster than the text can be read.', false],
  [1, 2400, '1 of 2,400 answers (less than 1%) came faster than the text can be read.', false],
  [72, 240, '72 of 240 answers (30%) came faster than the text can be read.', false],
  [73, 240, '73 of 240 answers (30%) came faster than the text can be read.', true],
  [1, 1, '1 of 1 answer (100%) came faster than the text can be read.', true],
])('%i fast of %i: "%s"', (fastAnswers, answers, sentence, many) => {
  expect(fastAnswersSentence({ answers, fastAnswers })).toBe(sentence);
  expect(manyFast({ answers, fastAnswers })).toBe(many);
});
