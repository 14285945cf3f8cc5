import { expect, it } from 'vitest';
import { practiceOf, setInWords } from './draft-words.ts';

const GOAL = {
  activityId: 1,
  classId: 2,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-30',
  dueDate: '2026-12-06',
  wholeClass: true,
  status: 'active',
  tab: 1,
  type: 'FIXED_WEEKLY',
  neverBegan: false,
  quizzes: 5,
  rule: 'complete',
} as const;

it.each([
  [[GOAL], null, 'The goal is set for Room 12.'],
  [[GOAL], 1, 'The goal is set for one student of Room 12.'],
  [[GOAL], 3, 'The goal is set for 3 students of Room 12.'],
  [[GOAL, GOAL], null, 'The goal is set for 2 classes.'],
])('says for whom a goal is set', (made, students, words) => {
  expect(setInWords(made, students)).toBe(words);
});

it.each([
  ['Inference', '3 of 6 questions practice inference'],
  ['Vocab', '1 of 6 questions practices vocabulary'],
  ['Compare', '0 of 6 questions practice compare'],
] as const)('says how many questions of a passage practice %s', (skill, words) =>
  expect(practiceOf({ questions: 6, skills: ['Vocab', 'Inference'], skillQuestions: [1, 3] }, skill)).toBe(
    words,
  ),
);
