import { expect, it } from 'vitest';
import {
  activityName,
  assignmentInWords,
  daysLater,
  daysToAssign,
  dueInWords,
  notCountedInWords,
  pretestInWords,
  progressInWords,
  standInWords,
  weekInWords,
  weeksReached,
} from './activity-words.ts';

it.each([
  ['2026-11-28', 'Due today'],
  ['2026-11-29', 'Due tomorrow'],
  ['2026-12-04', 'Due Friday'],
  ['2026-12-05', 'Due Sat, Dec 5'],
  ['2026-11-27', 'Was due Fri, Nov 27'],
])('what is due on %s is told on November 28 as "%s"', (due, words) => {
  expect(dueInWords(due, '2026-11-28')).toBe(words);
});

it('counts days over the end of a year', () => {
  expect(daysLater('2026-12-28', 7)).toBe('2027-01-04');
});

const result = {
  attemptId: 1,
  versionId: 1,
  right: 5,
  total: 6,
  fastAnswers: 0,
  passed: true,
  finishedOn: '2026-11-28',
};

it.each([
  ['Passed', 'completed', 'passed', { ...result, late: false }],
  ['Passed, late', 'completed', 'passed', { ...result, late: true }],
  ['Not passed', 'completed', 'finished', { ...result, late: false }],
  ['Reading', 'resume', 'active', null],
  ['Reading', 'missed', 'active', null],
  ['Missed', 'missed', null, null],
  ['Not started', 'next-up', null, null],
  ['Not started', 'paused', null, null],
] as const)('tells a teacher "%s"', (words, status, passageStatus, told) => {
  const line = { status, passageStatus, tooFast: false, pretestFirst: false, result: told };
  expect(progressInWords(line).words).toBe(words);
});

it.each([
  ['Too fast, may try again', 'next-up'],
  ['Too fast', 'missed'],
] as const)('tells a teacher "%s" of what did not count', (words, status) => {
  const line = { status, passageStatus: null, tooFast: true };
  const told = { ...result, right: 0, fastAnswers: 6, passed: false, late: false };
  expect(progressInWords({ ...line, pretestFirst: false, result: told }).words).toBe(words);
  expect(assignmentInWords({ type: 'PASSAGE', ...line }).words).toBe(words);
});

it.each([
  ['Pretest first', 'next-up'],
  ['Pretest first', 'pending'],
  ['Missed', 'missed'],
] as const)('tells a teacher "%s" of a student without a pretest', (words, status) => {
  const line = { status, passageStatus: null, tooFast: false, pretestFirst: true, result: null };
  expect(progressInWords(line)).toMatchObject({ words, step: 0 });
});

it('chooses a week from today in the class’s zone, and keeps what a teacher has chosen', () => {
  expect(daysToAssign({ startDate: null, dueDate: null }, '2026-12-28')).toEqual({
    startDate: '2026-12-28',
    dueDate: '2027-01-04',
  });
  expect(daysToAssign({ startDate: '2026-12-30', dueDate: null }, '2026-12-28').dueDate).toBe('2027-01-06');
  expect(daysToAssign({ startDate: '2026-12-30', dueDate: '2026-12-31' }, '2026-12-28')).toEqual({
    startDate: '2026-12-30',
    dueDate: '2026-12-31',
  });
});

it.each([
  ['Canceled', 'canceled', 'passed'],
  ['Not open yet', 'pending', null],
  ['Paused', 'paused', null],
  ['Reading', 'paused', 'active'],
  ['Passed', 'completed', 'passed'],
  ['Missed', 'missed', null],
  ['Not started', 'reverse-next-up', null],
] as const)('tells a teacher of a student’s activity "%s"', (words, status, passageStatus) => {
  expect(assignmentInWords({ type: 'PASSAGE', status, passageStatus, tooFast: false }).words).toBe(words);
});

it.each([
  ['pending', 'You can start on Mon, Nov 30.'],
  ['paused', 'Your teacher has paused it.'],
  ['missed', 'It was due Fri, Dec 4.'],
  ['completed', 'You have read it.'],
] as const)('tells a student of a passage that is %s', (status, words) => {
  const days = { startDate: '2026-11-30', dueDate: '2026-12-04' };
  expect(standInWords({ type: 'PASSAGE', status, ...days }, '2026-12-04')).toBe(words);
});

it('tells a student when something was due that is paused still', () => {
  const days = { startDate: '2026-11-30', dueDate: '2026-12-04' };
  expect(standInWords({ type: 'PASSAGE', status: 'paused', ...days }, '2026-12-05')).toBe(
    'Your teacher paused it. It was due Fri, Dec 4.',
  );
});

it.each([
  [{ type: 'PASSAGE', title: 'The River Turns' }, 'The River Turns'],
  [{ type: 'FIXED_WEEKLY', quizzes: 1 }, 'Weekly goal: 1 quiz'],
  [{ type: 'FIXED_WEEKLY', quizzes: 5 }, 'Weekly goal: 5 quizzes'],
  [{ type: 'ASSESSMENT' }, 'Pretest'],
] as const)('names %j', (activity, name) => {
  expect(activityName(activity)).toBe(name);
});

it.each([
  ['Canceled', 'canceled', true],
  ['Not open yet', 'pending', false],
  ['Paused', 'paused', false],
  ['Reading', 'paused', true],
  ['Reading', 'resume', true],
  ['Done', 'completed', true],
  ['Missed', 'missed', false],
  ['Not started', 'next-up', false],
] as const)('tells a teacher of a student’s pretest "%s"', (words, status, begun) => {
  expect(assignmentInWords({ type: 'ASSESSMENT', status, begun }).words).toBe(words);
});

it('tells of a pretest that was finished after its due day', () => {
  expect(pretestInWords({ status: 'completed', begun: true, result: { late: true } }).words).toBe(
    'Done, late',
  );
});

const week = (counted: number, reached: boolean, more = {}) => ({
  monday: '2026-11-23',
  counted,
  reached,
  judged: true,
  tooFast: 0,
  notPassed: 0,
  ...more,
});

it('tells of a week how many quizzes count, and that the goal is reached', () => {
  expect(weekInWords(week(2, false), 5)).toBe('2 of 5');
  expect(weekInWords(week(5, true), 5)).toBe('5 of 5, reached');
  expect(weekInWords(week(7, true), 5)).toBe('7, reached');
  expect(weeksReached([week(2, false), week(5, true)])).toBe('1 of 2');
  expect(weeksReached([])).toBeNull();
});

it('takes no week for missed that had begun before the goal, or that is not over', () => {
  const open = week(0, false, { judged: false });
  expect(weeksReached([open])).toBeNull();
  expect(weeksReached([open, week(5, true), week(1, false), open])).toBe('1 of 2');
});

it('tells what was finished and does not count', () => {
  expect(notCountedInWords(week(2, false))).toBeNull();
  expect(notCountedInWords(week(0, false, { tooFast: 1 }))).toBe('1 too fast to count');
  expect(notCountedInWords(week(0, false, { tooFast: 2, notPassed: 1 }))).toBe(
    '2 too fast to count · 1 not passed',
  );
});

it.each([
  [[], 'Class competition'],
  [['Room 12'], 'Class competition'],
  [['Room 12', 'Room 9'], 'Class competition: Room 9, Room 12'],
  [['A', 'B', 'C', 'D', 'E'], 'Class competition: A, B, C, and 2 more'],
])('names the classes %o that compete', (classNames, name) =>
  expect(activityName({ type: 'LOCAL_COMPETITION', classNames })).toBe(name),
);
