import { expect, it } from 'vitest';
import { medianWords, pretestWords, takenWords, weekWords } from './class-words.ts';

const figures = {
  students: 12,
  pretestKnown: 12,
  pretestDone: 8,
  quizzesTaken: 30,
  quizzesPassed: 20,
  quizzesTooFast: 0,
  weekQuizzes: 14,
  weekTooFast: 0,
  weekMinutes: 63,
  needHelp: 3,
  levelsKnown: 12,
  medianLevel: { value: 4.54, end: null },
} as const;

it.each([
  [{}, '8 of 12 have done the pretest'],
  [{ pretestDone: 12 }, 'Everyone has done the pretest'],
  [{ pretestKnown: 11, pretestDone: 11 }, '11 of 11 have done the pretest'],
  [{ pretestDone: 1 }, '1 of 12 has done the pretest'],
  [{ pretestKnown: 1, pretestDone: 0 }, '0 of 1 has done the pretest'],
  [{ pretestKnown: 0, pretestDone: 0 }, null],
])('the pretest of %j: %s', (change, words) => expect(pretestWords({ ...figures, ...change })).toBe(words));

it.each([
  [{}, '14 quizzes this week, 63 minutes'],
  [{ weekQuizzes: 1, weekMinutes: 1 }, '1 quiz this week, 1 minute'],
  [{ weekQuizzes: 1, weekMinutes: 0 }, '1 quiz this week'],
  [{ weekQuizzes: 0, weekMinutes: 0 }, 'No quizzes this week'],
  [{ weekTooFast: 2 }, '14 quizzes this week, 63 minutes; 2 more quizzes were too fast to count'],
  [
    { weekQuizzes: 0, weekTooFast: 1, weekMinutes: 1 },
    'No quizzes this week; 1 more quiz was too fast to count',
  ],
])('the week of %j: %s', (change, words) => expect(weekWords({ ...figures, ...change })).toBe(words));

it.each([
  [{}, '30 read in all, 20 passed'],
  [{ quizzesTooFast: 1 }, '30 read in all, 20 passed; 1 more quiz was too fast to count'],
  [{ quizzesTaken: 0, quizzesTooFast: 2 }, 'None read in all; 2 more quizzes were too fast to count'],
  [{ quizzesTaken: 0 }, null],
])('the quizzes of %j: %s', (change, words) => expect(takenWords({ ...figures, ...change })).toBe(words));

it.each([
  [null, 'not known yet'],
  [{ value: 4.54, end: null }, '4.5'],
  [{ value: 1, end: 'floor' }, 'One or below'],
  [{ value: 12, end: 'ceiling' }, 'Twelve or above'],
] as const)('the level %j: %s', (medianLevel, words) =>
  expect(medianWords({ ...figures, medianLevel })).toBe(words),
);

it.each([
  [1, 26, '4.5 (1 of 26 students)'],
  [25, 26, '4.5 (25 of 26 students)'],
  [26, 26, '4.5'],
])('%i known levels of %i students: %s', (levelsKnown, students, words) =>
  expect(medianWords({ ...figures, levelsKnown, students })).toBe(words),
);
