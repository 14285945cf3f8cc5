import { expect, it } from 'vitest';
import { weekAfterQuiz } from './week-after-quiz.ts';

const answer = (right: boolean, counted = true) => ({ right, counted });
const RIGHT = answer(true);
const WRONG = answer(false);
const FAST = answer(true, false);
/** Monday, Nov 23, 2026. */
const MONDAY = 20_780;
const quiz = { answers: [RIGHT, RIGHT, RIGHT, WRONG], finishedDay: MONDAY, today: MONDAY, goalTold: false };
const week = { quizzes: 3, goal: 5, rule: 'half' } as const;

it.each([
  [1, 5, 'This week: 1 of 5 quizzes.'],
  [4, 5, 'This week: 4 of 5 quizzes.'],
  [5, 5, 'This week: 5 of 5 quizzes. You reached your goal.'],
  [6, 5, 'This week: 6 quizzes, more than your goal of 5.'],
  [1, 1, 'This week: 1 of 1 quiz. You reached your goal.'],
  // What was shown before this quiz had arrived.
  [0, 5, null],
])('says of %i with a goal of %i: %s', (quizzes, goal, words) =>
  expect(weekAfterQuiz(quiz, { ...week, quizzes, goal })).toBe(words),
);

it.each([
  ['too fast', [FAST, FAST, FAST, RIGHT], 'complete'],
  ['all too fast', [FAST, FAST], 'half'],
  ['fewer than half right', [WRONG, WRONG, WRONG, RIGHT], 'half'],
  ['not passed', [RIGHT, RIGHT, WRONG, WRONG], 'pass'],
  ['without an answer', [], 'complete'],
] as const)('is silent of a quiz that does not count: %s', (_, answers, rule) =>
  expect(weekAfterQuiz({ ...quiz, answers }, { ...week, rule })).toBeNull(),
);

it('counts what was read to the end where the goal asks for no more', () =>
  expect(weekAfterQuiz({ ...quiz, answers: [WRONG, WRONG, WRONG] }, { ...week, rule: 'complete' })).toBe(
    'This week: 3 of 5 quizzes.',
  ));

it.each([
  ['Monday, read again on Sunday', MONDAY, MONDAY + 6, true],
  ['Sunday, read again on Monday', MONDAY - 1, MONDAY, false],
  ['a week ago', MONDAY, MONDAY + 7, false],
])('tells of this week alone: %s', (_, finishedDay, today, told) =>
  expect(weekAfterQuiz({ ...quiz, finishedDay, today }, week) !== null).toBe(told),
);

it('does not tell twice that the goal is reached', () =>
  expect(weekAfterQuiz({ ...quiz, goalTold: true }, { ...week, quizzes: 5 })).toBeNull());
