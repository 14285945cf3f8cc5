import { expect, it } from 'vitest';
import { historyCsv } from './history-csv.ts';

const QUIZ = {
  attemptId: 7,
  versionId: 3,
  title: '=Why Mud?',
  topic: 'Earth',
  // The day before in New York.
  finishedAt: '2026-11-24T02:00:00.000Z',
  right: 2,
  total: 3,
  passed: true,
  fastAnswers: 0,
  passageLevel: 4,
  points: 12,
  minutes: 4.25,
  beforeReset: false,
  essay: { score: 3, isNew: false, points: 6 },
} as const;

it('has a line for each quiz: numbers as numbers, days in the zone, no formula, and nothing where nothing is told', () => {
  const hidden = { ...QUIZ, passageLevel: null, points: null, essay: null, passed: false, beforeReset: true };
  const csv = historyCsv([QUIZ, hidden], { studentId: 5, name: 'Ñandú 李', zone: 'America/New_York' });
  const [, first, second] = csv.split('\r\n');
  expect(first).toBe(`5,Ñandú 李,"'=Why Mud?",2026-11-23,4,2,3,67,yes,0,12,4.25,3,no`);
  expect(second).toBe(`5,Ñandú 李,"'=Why Mud?",2026-11-23,,2,3,67,no,0,,4.25,,yes`);
});
