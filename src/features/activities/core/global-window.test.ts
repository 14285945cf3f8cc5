import { expect, it } from 'vitest';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { usualWindow } from './global-window.ts';

it.each([
  // A competition ran in the week from January 24 of 2022 (spec).
  ['2022-01-01', '2022-01-24', '2022-01-30'],
  ['2022-01-23', '2022-01-24', '2022-01-30'],
  // It has begun: the one of the next year is proposed.
  ['2022-01-24', '2023-01-23', '2023-01-29'],
  ['2026-11-29', '2027-01-25', '2027-01-31'],
  // January ends with a Wednesday.
  ['2023-12-31', '2024-01-22', '2024-01-28'],
])('on %s the last full week of January is proposed: %s to %s', (today, start, due) => {
  const { startDay, dueDay } = usualWindow(dayOfIso(today) ?? 0);
  expect([isoDay(startDay), isoDay(dueDay)]).toEqual([start, due]);
});
