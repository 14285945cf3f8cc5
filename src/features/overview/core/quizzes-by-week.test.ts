import { expect, it } from 'vitest';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { quizzesByWeek } from './quizzes-by-week.ts';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const today = day('2026-11-25');
const week = (iso: string, read = 1) => ({ monday: day(iso), read });

it('counts the quizzes of each week, those without one included, up to today’s', () =>
  expect(
    quizzesByWeek([week('2026-11-23'), week('2026-11-09'), week('2026-11-02'), week('2026-11-09')], today),
  ).toEqual([
    { monday: '2026-11-02', quizzes: 1 },
    { monday: '2026-11-09', quizzes: 2 },
    { monday: '2026-11-16', quizzes: 0 },
    { monday: '2026-11-23', quizzes: 1 },
  ]));

it('shows at most eight weeks', () => {
  const weeks = quizzesByWeek([week('2026-08-31', 2), week('2026-11-23')], today);
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-23', quizzes: 1 });
});

it('shows none before the first quiz that was read', () => {
  expect(quizzesByWeek([], today)).toEqual([]);
  expect(quizzesByWeek([week('2026-11-02', 0)], today)).toEqual([]);
});
