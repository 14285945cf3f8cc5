import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { phaseOf } from './activity-days.ts';
import { WITHOUT_END, weekAt } from './weekly-goal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Days on which clocks change, with the first and the last instant of each in UTC: 23 hours, 25 hours, and half an hour more. */
const CHANGES = [
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
] as const;

describe.each(CHANGES)('in %s on %s', (zone, day, midnight, hours) => {
  const begins = Date.parse(midnight);
  const ends = begins + hours * HOUR;
  const today = dayOfIso(day) ?? 0;
  const phaseAt = (instant: number) => phaseOf({ startDay: today, dueDay: today }, dayNumber(instant, zone));

  it('an activity of this day opens at its midnight and closes at the next, however long it is', () => {
    expect([begins - 1, begins, ends - 1, ends].map(phaseAt)).toEqual(['before', 'open', 'open', 'over']);
  });

  it('an activity that is due on this day is open until it ends', () => {
    const window = { startDay: today - 5, dueDay: today };
    expect(phaseOf(window, dayNumber(ends - MINUTE, zone))).toBe('open');
    expect(phaseOf(window, dayNumber(ends, zone))).toBe('over');
  });

  it('a week that ends with this Sunday ends at its midnight', () => {
    const goal = { startDay: weekStart(today), dueDay: WITHOUT_END };
    const mondayAt = (instant: number) => isoDay(weekAt(goal, dayNumber(instant, zone)).startDay);
    expect(mondayAt(ends - 1)).toBe(isoDay(weekStart(today)));
    expect(mondayAt(ends)).toBe(isoDay(weekStart(today) + 7));
  });
});

it.each(['America/New_York', 'Europe/Berlin'])(
  'is open in %s at any instant of a year exactly when the calendar there says so',
  (zone) => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    const first = Date.UTC(2026, 0, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 24 * 60 }),
        fc.integer({ min: -3, max: 3 }),
        fc.nat(6),
        (minutes, off, length) => {
          const instant = first + minutes * MINUTE;
          const there = calendar.format(instant);
          const startDay = dayOf({ year: 2026, month: 1, day: 1 }) + Math.floor(minutes / 1440) + off;
          const window = { startDay, dueDay: startDay + length };
          const isOpen = there >= isoDay(window.startDay) && there <= isoDay(window.dueDay);
          expect(phaseOf(window, dayNumber(instant, zone)) === 'open').toBe(isOpen);
        },
      ),
      { numRuns: 2000 },
    );
  },
);
