import { expect, it } from 'vitest';
import type { WeekOfClass } from '#features/reports/contract/class-progress.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { plotWeeks } from './weeks-plot.ts';

const FIRST_MONDAY = 20_731;
const week = (index: number, facts: Partial<WeekOfClass> = {}): WeekOfClass => ({
  monday: isoDay(FIRST_MONDAY + 7 * index),
  quizzes: 8,
  quizzesTooFast: 2,
  passed: 5,
  points: 100,
  minutes: 40,
  students: 6,
  ...facts,
});

it.each([
  ['one week', [week(0)]],
  ['a school year with a gap', [week(0), week(1), week(30), week(42)]],
  ['one quiz', [week(0, { quizzes: 1, quizzesTooFast: 0, passed: 0 })]],
  ['a week without a quiz', [week(0, { quizzes: 0, quizzesTooFast: 0, passed: 0 })]],
  ['a large class', [week(0, { quizzes: 2345, passed: 2000 }), week(1)]],
])('keeps %s inside, on a phone and on a wide screen', (_, weeks) => {
  for (const width of [240, 326, 1300]) {
    const { box, parts, lines, dates } = plotWeeks(weeks, width);
    for (const { x, y, width: wide, height } of parts) {
      expect([
        x >= box.left,
        x + wide <= box.right,
        y >= box.top - 0.001,
        y + height <= box.bottom + 0.001,
      ]).toEqual([true, true, true, true]);
    }
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(7);
    expect(dates.length).toBeGreaterThan(0);
  }
});

it('stacks what was passed, what was read, and what was too fast, and draws no empty part', () => {
  const { parts } = plotWeeks([week(0), week(1, { quizzes: 3, passed: 3, quizzesTooFast: 0 })], 600);
  expect(parts.map(({ kind }) => kind)).toEqual(['passed', 'read', 'too-fast', 'passed']);
  const [passed, read, fast] = parts;
  expect(read!.y + read!.height).toBeCloseTo(passed!.y);
  expect(fast!.y + fast!.height).toBeCloseTo(read!.y);
});
