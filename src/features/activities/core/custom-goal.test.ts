import { expect, it } from 'vitest';
import { isCustomGoal } from './custom-goal.ts';

it.each([
  [5, 'complete', false],
  [6, 'complete', true],
  [4, 'complete', true],
  [5, 'pass', true],
])('a goal of %i quizzes that count when %s is part of a plan: %s', (quizzes, rule, custom) =>
  expect(isCustomGoal({ quizzes, rule })).toBe(custom),
);
