import { expect, it } from 'vitest';
import { pointsSentence } from './points-by-source.tsx';

const NONE = { quizzes: 0, challenges: 0, essays: 0, pretest: 0, weeklyGoals: 0, startedOver: 0, total: 0 };

it.each([
  [NONE, null],
  [{ ...NONE, quizzes: 1, total: 1 }, '1 point: 1 for quizzes.'],
  [
    { ...NONE, quizzes: 1200, essays: 4, weeklyGoals: 25, startedOver: -200, total: 1029 },
    '1,029 points: 1,200 for quizzes, 4 for short essays, 25 for weekly goals, −200 taken back when starting over.',
  ],
])('tells what points were earned with: %j', (points, sentence) => {
  expect(pointsSentence(points)).toBe(sentence);
});
