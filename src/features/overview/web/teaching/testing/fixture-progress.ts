import type { StudentProgress } from '#features/reports/contract/class-progress.ts';

const levelAtStart = { value: 4.1, uncertainty: 0.8, end: null, level: 4, settling: false };
const levelAtEnd = { value: 4.7, uncertainty: 0.6, end: null, level: 5, settling: false };

/** A student who has moved up in some days, changed by `facts`. */
export const studentProgress = (
  firstName: string,
  facts: Partial<StudentProgress> = {},
): StudentProgress => ({
  studentId: firstName.charCodeAt(0),
  username: firstName.toLowerCase(),
  firstName,
  lastName: '',
  figures: true,
  pretestStatus: 'pretest_complete',
  levelAtStart,
  levelAtEnd,
  movedBy: 0.6,
  moved: 'up',
  quizzes: 6,
  quizzesTooFast: 0,
  passed: 4,
  points: 140,
  answers: 42,
  counted: 40,
  right: 30,
  expected: 24.2,
  fastShare: 2 / 42,
  minutes: 31.4,
  lowestLevel: 3,
  highestLevel: 5,
  weekQuizzes: [],
  ...facts,
});
