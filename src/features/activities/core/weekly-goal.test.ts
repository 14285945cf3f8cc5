import { describe, expect, it } from 'vitest';
import type { JoinedClass } from '#features/classes/core/class-that-counts.ts';
import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';
import { dayOf, isoDay } from '#platform/time/core/civil-day.ts';
import {
  daysWhenCanceled,
  type GoalOfClass,
  goalOf,
  isWeekJudged,
  usualStart,
  WITHOUT_END,
  weekAt,
} from './weekly-goal.ts';

const MONDAY = dayOf({ year: 2026, month: 11, day: 23 });
const ofClass = (id: number, teacherApproved = true): JoinedClass => ({
  id,
  teacherId: id,
  teacherApproved,
  primarySince: null,
});
const goal = (classId: number, quizzes: number, more: Partial<GoalOfClass> = {}): GoalOfClass => ({
  classId,
  quizzes,
  rule: 'complete',
  wholeClass: true,
  startDay: MONDAY,
  ...more,
});

describe('the goal of a student', () => {
  it.each<[string, JoinedClass[], GoalOfClass[], number]>([
    ['the usual one, where no class sets one', [ofClass(1)], [], 5],
    ['the usual one, in no class', [], [], 5],
    ['the one of the class that counts', [ofClass(1), ofClass(2)], [goal(2, 8), goal(1, 3)], 3],
    ['the one of the next class, where the first sets none', [ofClass(1), ofClass(2)], [goal(2, 8)], 8],
    [
      'what is set for the student before what is set for all',
      [ofClass(1)],
      [goal(1, 3), goal(1, 2, { wholeClass: false })],
      2,
    ],
    ['not one that begins next week', [ofClass(1)], [goal(1, 3, { startDay: MONDAY + 7 })], 5],
    ['not one of a class that the student has left', [ofClass(1)], [goal(2, 3)], 5],
    [
      'not one of an unconfirmed class, beside a confirmed one',
      [ofClass(1), ofClass(2, false)],
      [goal(2, 1)],
      5,
    ],
    [
      'that of the class that counts, where none is confirmed',
      [ofClass(1, false), ofClass(2, false)],
      [goal(1, 4)],
      4,
    ],
    ['of no other class, where none is confirmed', [ofClass(1, false), ofClass(2, false)], [goal(2, 1)], 5],
  ])('is %s', (_, classes, goals, quizzes) => {
    expect(goalOf(classes, goals, MONDAY).quizzes).toBe(quizzes);
  });

  it('asks for half of each quiz where nobody says otherwise', () => {
    expect(goalOf([], [], MONDAY)).toEqual(USUAL_GOAL);
  });
});

describe('the weeks of a weekly activity', () => {
  const endless = { startDay: MONDAY, dueDay: WITHOUT_END };
  it.each([
    ['before it begins, its first', MONDAY - 10, '2026-11-23', '2026-11-29'],
    ['on its first Monday', MONDAY, '2026-11-23', '2026-11-29'],
    ['on a Sunday', MONDAY + 6, '2026-11-23', '2026-11-29'],
    ['on the Monday after', MONDAY + 7, '2026-11-30', '2026-12-06'],
  ])('%s', (_, today, monday, sunday) => {
    const { startDay, dueDay } = weekAt(endless, today);
    expect([isoDay(startDay), isoDay(dueDay)]).toEqual([monday, sunday]);
  });

  it('ends with the week in which it is canceled', () => {
    const canceled = daysWhenCanceled(endless, MONDAY + 9);
    expect(isoDay(canceled.dueDay)).toBe('2026-12-06');
    expect(weekAt(canceled, MONDAY + 60).startDay).toBe(MONDAY + 7);
  });
});

it.each([
  ['Monday', 0, 0],
  ['Thursday', 3, 0],
  ['Friday', 4, 7],
  ['Sunday', 6, 7],
])('lets a goal that is set on a %s begin with a week that is worth it', (_, day, begins) =>
  expect(usualStart(MONDAY + day)).toBe(MONDAY + begins),
);

describe('a week in which a goal was not reached', () => {
  const time = { sinceDay: MONDAY, today: MONDAY + 7, canceledWeek: null };
  it.each([
    ['was missed, when the goal held from Monday to Sunday', {}, true],
    ['was not, when the goal was set on its Tuesday', { sinceDay: MONDAY + 1 }, false],
    ['was not, when it is not over', { today: MONDAY + 6 }, false],
    ['was not, when the goal was canceled in it', { canceledWeek: MONDAY + 6 }, false],
    ['was missed, when the goal was canceled a week later', { canceledWeek: MONDAY + 13 }, true],
  ])('%s', (_, more, judged) =>
    expect(isWeekJudged({ monday: MONDAY, reached: false }, { ...time, ...more })).toBe(judged),
  );

  it('counts where it was reached, however late the goal was set', () =>
    expect(
      isWeekJudged({ monday: MONDAY, reached: true }, { ...time, sinceDay: MONDAY + 6, today: MONDAY + 6 }),
    ).toBe(true));
});
