import { expect, it } from 'vitest';
import { assignmentInWords, daysLater, dueInWords, progressInWords } from './activity-words.ts';

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
  expect(progressInWords({ status, passageStatus, result: told }).words).toBe(words);
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
  expect(assignmentInWords({ status, passageStatus }).words).toBe(words);
});
