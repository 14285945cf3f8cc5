import { expect, it } from 'vitest';
import type { ActivityLine } from '../contract/views.ts';
import { activitiesCsv } from './activities-csv.ts';

const SET = {
  activityId: 1,
  classId: 2,
  className: 'Room 12, B',
  timezone: 'America/New_York',
  startDate: '2026-11-23',
  dueDate: '2026-11-29',
  wholeClass: true,
  status: 'active',
  tab: 1,
  students: 24,
  begun: 12,
  finished: 6,
  passed: 4,
} as const;
const PASSAGE: ActivityLine = {
  ...SET,
  type: 'PASSAGE',
  minutes: 4,
  versionId: 7,
  title: '=cmd() "now"',
  level: 4,
};
const GOAL: ActivityLine = {
  ...SET,
  type: 'FIXED_WEEKLY',
  wholeClass: false,
  neverBegan: false,
  quizzes: 3,
  rule: 'pass',
};
const COMPETITION: ActivityLine = { ...SET, type: 'LOCAL_COMPETITION', standing: null, classNames: [] };
const STANDING = { score: 41.5, topScore: 60, place: 2, classCount: 5, participants: 18, students: 22 };

const linesOf = (...activities: ActivityLine[]) =>
  activitiesCsv(activities).replace('\uFEFF', '').trimEnd().split('\r\n');

it('has a line for each activity: numbers as numbers, and nothing that a spreadsheet would run', () => {
  expect(linesOf(PASSAGE, GOAL)).toEqual([
    'Activity number,Activity,Kind,Class,For the whole class,Starts on,Due on,Status,Students,Begun,Finished,Passed,Place,Classes that compete,Points for each student',
    `1,"'=cmd() ""now""",Passage,"Room 12, B",Yes,2026-11-23,2026-11-29,Open,24,12,6,4,,,`,
    '1,Weekly goal: 3 quizzes,Weekly goal,"Room 12, B",No,2026-11-23,2026-11-29,Open,24,12,6,4,,,',
  ]);
});

it.each([
  ['a pretest, which is not passed', { ...SET, type: 'ASSESSMENT' }, '2026-11-29,Open,24,12,6,,,,'],
  [
    'a goal that never began, which is never due',
    { ...GOAL, neverBegan: true, status: 'canceled' },
    ',Canceled,24,12,6,4,,,',
  ],
  ['a competition that has not started', COMPETITION, '2026-11-29,Open,,,,,,,'],
  [
    'a competition, by how the class stands',
    { ...COMPETITION, standing: STANDING },
    '2026-11-29,Open,22,18,,,2,5,41.5',
  ],
] as const)('leaves empty what is not there of %s', (_, line, end) => {
  expect(linesOf(line)[1]?.split('2026-11-23,')[1]).toBe(end);
});
