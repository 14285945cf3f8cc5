import { expect, it } from 'vitest';
import { scoreCsv, scoreTableName } from './score-csv.ts';

const SET = {
  activityId: 1,
  classId: 2,
  className: 'Room 12/B',
  timezone: 'America/New_York',
  startDate: '2026-11-23',
  dueDate: '2026-11-29',
  wholeClass: true,
  status: 'active',
  tab: 1,
} as const;
const PASSAGE = { ...SET, type: 'PASSAGE', minutes: 4, versionId: 7, title: 'Why: Mud?', level: 4 } as const;
const GOAL = { ...SET, type: 'FIXED_WEEKLY', neverBegan: false, quizzes: 3, rule: 'complete' } as const;
const ana = { studentId: 11, username: 'ana', firstName: 'Ana', lastName: '=1+1' };
const ben = { studentId: 12, username: 'ben', firstName: 'Ben', lastName: 'Ode' };

const level = (value: number) => ({ value, uncertainty: 0.5, end: null, level: 4 });
const week = (monday: string, counted: number) => ({
  monday,
  counted,
  reached: counted >= 3,
  judged: true,
  tooFast: 0,
  notPassed: 0,
});
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

it('tells the scores of a passage, numbers as numbers and nothing that a spreadsheet would run', () => {
  const result = {
    attemptId: 1,
    versionId: 7,
    right: 4,
    total: 6,
    fastAnswers: 0,
    passed: false,
    finishedOn: '2026-11-27',
    late: false,
  };
  const csv = scoreCsv({
    activity: PASSAGE,
    students: [
      {
        ...ana,
        moreTimeUntil: null,
        status: 'completed',
        passageStatus: 'finished',
        tooFast: false,
        pretestFirst: false,
        levelsAbove: null,
        result,
      },
      {
        ...ben,
        moreTimeUntil: null,
        status: 'next-up',
        passageStatus: null,
        tooFast: false,
        pretestFirst: false,
        levelsAbove: null,
        result: null,
      },
    ],
    weekly: [],
    assessed: [],
  });
  expect(linesOf(csv)).toEqual([
    'Student number,Username,Last name,First name,Progress,Right,Questions,Score in %,Finished on',
    `11,ana,"'=1+1",Ana,Not passed,4,6,67,2026-11-27`,
    '12,ben,Ode,Ben,Not started,,,,',
  ]);
});

it('tells the weeks of a goal, also of a student who joined later', () => {
  const csv = scoreCsv({
    activity: GOAL,
    students: [],
    weekly: [
      { ...ana, weeks: [week('2026-11-16', 4), week('2026-11-23', 0)] },
      { ...ben, weeks: [week('2026-11-23', 2)] },
    ],
    assessed: [],
  });
  expect(linesOf(csv).map((line) => line.split(',').slice(-2).join('|'))).toEqual([
    expect.stringContaining('Nov 23'),
    '4|0',
    '|2',
  ]);
});

it('tells the levels before and after a pretest, with their doubt', () => {
  const csv = scoreCsv({
    activity: { ...SET, type: 'ASSESSMENT' },
    students: [],
    weekly: [],
    assessed: [
      {
        ...ana,
        moreTimeUntil: null,
        status: 'completed',
        begun: true,
        result: { finishedOn: '2026-11-27', late: false },
        found: { before: level(4.6), after: level(5.2), questions: 12, fastAnswers: 1 },
      },
      { ...ben, moreTimeUntil: null, status: 'next-up', begun: false, result: null, found: null },
    ],
  });
  expect(linesOf(csv)).toEqual([
    'Student number,Username,Last name,First name,Progress,Level before,Plus or minus before,Level after,Plus or minus after,Questions,Answers too fast,Finished on',
    `11,ana,"'=1+1",Ana,Done,4.6,0.5,5.2,0.5,12,1,2026-11-27`,
    '12,ben,Ode,Ben,Not started,,,,,,,',
  ]);
});

it('is called by what it holds', () => {
  expect(scoreTableName({ activity: PASSAGE })).toBe('Why: Mud? - Room 12/B');
  expect(scoreTableName({ activity: GOAL })).toBe('Weekly goal: 3 quizzes - Room 12/B');
});
