import { expect, it } from 'vitest';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { quizzesByWeek } from './quizzes-by-week.ts';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const today = day('2026-11-25');

it('counts the quizzes of each week, those without one included, up to today’s', () =>
  expect(quizzesByWeek([day('2026-11-08'), day('2026-11-09'), day('2026-11-15'), today], today)).toEqual([
    { monday: '2026-11-02', quizzes: 1 },
    { monday: '2026-11-09', quizzes: 2 },
    { monday: '2026-11-16', quizzes: 0 },
    { monday: '2026-11-23', quizzes: 1 },
  ]));

it('shows at most eight weeks', () => {
  const weeks = quizzesByWeek([day('2026-09-01'), today], today);
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-23', quizzes: 1 });
});

it('shows none before the first quiz', () => expect(quizzesByWeek([], today)).toEqual([]));
