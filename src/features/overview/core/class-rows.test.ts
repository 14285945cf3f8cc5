import { expect, it } from 'vitest';
import type { Named } from '#features/accounts/core/student-name.ts';
import { earlyRows, ROW_KEY, studentRows } from './class-rows.ts';
import { daysAgo, NOW, studentFacts } from './fixture-student-facts.ts';
import type { StudentFacts } from './who-needs-help.ts';

type Student = StudentFacts & Named;

const student = (studentId: number, facts: Partial<StudentFacts> = {}): Student => ({
  ...studentFacts({ ...facts, studentId }),
  firstName: 'Ana',
  lastName: 'Lopez',
  username: `ana${studentId}`,
});
const fresh: Partial<StudentFacts> = {
  pretestStatus: 'pretest_not_started',
  joinedAt: daysAgo(2),
  recentAnswers: 0,
  fastShare: null,
  readingLevel: null,
  sinceStart: null,
  recentQuizzes: { taken: 0, passed: 0 },
};
const inClass = (classId: number, students: Student[]) => ({
  classId,
  className: `Class ${classId}`,
  grade: 4,
  students,
});
const rowsOf = (...rosters: ReturnType<typeof inClass>[]) => studentRows(rosters, NOW);

it('a new class says how many have done the pretest', () => {
  expect(rowsOf(inClass(7, [student(1), student(2, fresh), student(3, fresh)]))).toEqual([
    {
      type: 'pretest',
      rowKey: 'pretest:7',
      state: '2:0,3:0',
      classId: 7,
      className: 'Class 7',
      done: 1,
      known: 3,
    },
  ]);
});

it('counts in the pretest only those of whom it is known', () => {
  const hidden = student(3, { ...fresh, pretestStatus: null });
  expect(rowsOf(inClass(7, [student(2, fresh), hidden]))).toMatchObject([{ done: 0, known: 1 }]);
  expect(rowsOf(inClass(7, [hidden]))).toEqual([]);
});

it('speaks of the class no more when all who are not through are named', () => {
  const late = student(2, { ...fresh, joinedAt: daysAgo(7) });
  expect(rowsOf(inClass(7, [student(1), late]))).toMatchObject([
    { type: 'help', rowKey: 'pretest-open:7', state: '2:0', count: 1 },
  ]);
  expect(rowsOf(inClass(7, [late, student(3, fresh)])).map(({ rowKey }) => rowKey)).toEqual([
    'pretest-open:7',
    'pretest:7',
  ]);
});

it('has a row for each class that a student of two classes is in, with one state', () => {
  const guessing = student(1, { fastShare: 0.6 });
  expect(rowsOf(inClass(7, [guessing]), inClass(8, [guessing]))).toMatchObject([
    { rowKey: 'guessing:7', state: '1:2' },
    { rowKey: 'guessing:8', state: '1:2' },
  ]);
});

it('has no rows where all is well, and none without classes or students', () => {
  expect(rowsOf(inClass(7, [student(1)]))).toEqual([]);
  expect(rowsOf(inClass(7, []))).toEqual([]);
  expect(rowsOf()).toEqual([]);
});

const taken = (count: number) => ({ recentQuizzes: { taken: count, passed: 0 } });
it.each([
  ['nobody has begun', [student(1, fresh)], 0],
  ['nobody is in the class', [], 0],
  ['the pretest is done and nothing else', [student(1, taken(0)), student(2, fresh)], 1],
  ['one has two quizzes', [student(1, taken(2))], 1],
  ['one has three', [student(1, taken(3)), student(2, taken(0))], 0],
])('says that it is too early for passing where %s', (_, students, rows) =>
  expect(earlyRows([inClass(7, students)])).toHaveLength(rows),
);

it.each([
  'requests',
  'invites',
  'guessing:12',
  'skill:12:Argument & Evidence',
  'skill:12:Craft and Structure',
  'pretest-open:1',
  'pretest:1',
  'essays:9',
  'early:1',
  'correction:3',
])('a row is known by %s', (rowKey) => expect(rowKey).toMatch(ROW_KEY));
it.each([
  '',
  'requests:1',
  'guessing',
  'guessing:0',
  'guessing:12,13',
  'skill:12',
  'skill:12:Sums',
  'other:1',
  `guessing:${'9'.repeat(17)}`,
])('a row is not known by "%s"', (rowKey) => expect(rowKey).not.toMatch(ROW_KEY));
