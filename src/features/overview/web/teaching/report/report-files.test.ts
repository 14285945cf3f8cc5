import { expect, it } from 'vitest';
import { studentProgress } from '../testing/fixture-progress.ts';
import { levelsThenCsv } from './progress/levels-then-csv.ts';
import { daysOfWeek, weeksCsv } from './progress/weeks-csv.ts';
import { skillSpreadCsv } from './skill-spread-csv.ts';

const days = { start: '2026-10-07', end: '2026-10-20' };
const linesOf = (csv: string) => csv.trimEnd().split('\r\n');

it('cuts a week where the days of a report begin and end', () => {
  expect(daysOfWeek({ monday: '2026-10-05' }, days)).toEqual({ start: '2026-10-07', end: '2026-10-11' });
  expect(daysOfWeek({ monday: '2026-10-12' }, days)).toEqual({ start: '2026-10-12', end: '2026-10-18' });
  expect(daysOfWeek({ monday: '2026-10-19' }, days)).toEqual({ start: '2026-10-19', end: '2026-10-20' });
});

it('writes the weeks of a class with their days', () => {
  const week = { quizzes: 4, quizzesTooFast: 1, passed: 2, points: 1040, minutes: 12.5, students: 3 };
  expect(linesOf(weeksCsv({ weeks: [{ monday: '2026-10-05', ...week }], ...days }))[1]).toBe(
    '2026-10-07,2026-10-11,4,2,1,12.5,1040,3',
  );
});

it('writes who reads at which level, and no name as a formula', () => {
  const students = [studentProgress('Ana'), studentProgress('=Ben')];
  expect(linesOf(levelsThenCsv({ students, ...days })).slice(1)).toEqual([
    '2026-10-07,2026-10-20,4,2,0,"Ana; =Ben",',
    '2026-10-07,2026-10-20,5,0,2,,"Ana; =Ben"',
  ]);
  expect(linesOf(levelsThenCsv({ students: students.slice(1), ...days }))[1]).toBe(
    `2026-10-07,2026-10-20,4,1,0,"'=Ben",`,
  );
});

it('writes how a class stands in each skill', () => {
  const [head, line] = linesOf(
    skillSpreadCsv([{ skill: 'Inference', below: 2, expected: 5, above: 0, few: 18 }], days),
  );
  expect(head).toContain('Below expected,As expected,Above expected,Too few answers to say');
  expect(line).toBe('2026-10-07,2026-10-20,Inference,no,2,5,0,18');
});
