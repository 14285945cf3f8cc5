import { expect, it } from 'vitest';
import { classScoresCsv } from './class-scores-csv.ts';

const SET = {
  activityId: 1,
  classId: 2,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-23',
  dueDate: '2026-11-29',
  wholeClass: true,
  status: 'active',
  tab: 1,
} as const;

it('tells the scores of a class in all activities, numbers as numbers and nothing that a spreadsheet would run', () => {
  const csv = classScoresCsv({
    activities: [
      { ...SET, type: 'PASSAGE', minutes: 4, versionId: 7, title: '=Mud()', level: 4 },
      { ...SET, type: 'FIXED_WEEKLY', neverBegan: false, quizzes: 3, rule: 'complete' },
      { ...SET, type: 'ASSESSMENT' },
    ],
    students: [
      { studentId: 11, username: 'ana', firstName: 'Ana', lastName: '@Ode', scores: [67, 2, 4.6] },
      { studentId: 12, username: 'ben', firstName: 'Ben', lastName: 'Ode', scores: [null, 0, null] },
    ],
  });
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    `Student number,Username,Last name,First name,"'=Mud(), due 2026-11-29 (score in %)",Weekly goal: 3 quizzes since 2026-11-23 (weeks reached),"Pretest, due 2026-11-29 (level)"`,
    `11,ana,"'@Ode",Ana,67,2,4.6`,
    '12,ben,Ode,Ben,,0,',
  ]);
});
