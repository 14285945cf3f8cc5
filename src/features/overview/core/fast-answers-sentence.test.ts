import { expect, it } from 'vitest';
import { fastAnswersSentence } from './fast-answers-sentence.ts';
import { toRecentAnswers } from './recent-answers.ts';

it.each([
  [0, 0, null],
  [0, 240, 'In the quizzes of the last 30 days no answer came too fast to count.'],
  [12, 240, 'In the quizzes of the last 30 days 12 of 240 answers (5%) came too fast to count.'],
  [1, 2400, 'In the quizzes of the last 30 days 1 of 2,400 answers (less than 1%) came too fast to count.'],
  [73, 240, 'In the quizzes of the last 30 days 73 of 240 answers (30%) came too fast to count.'],
  [1, 1, 'In the quizzes of the last 30 days 1 of 1 answer (100%) came too fast to count.'],
])('%i fast of %i: "%s"', (fast, answers, sentence) =>
  expect(fastAnswersSentence(toRecentAnswers({ answers, fast }))).toBe(sentence),
);
