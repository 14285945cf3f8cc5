import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { dayNumber, startOfDay } from '#platform/time/core/time-zone.ts';
import { daysFault, dueDayFor, moreTimeFault, phaseOf, TABS, tabOf } from './activity-days.ts';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const open = (start: string, due: string) => ({ startDay: day(start), dueDay: day(due) });

describe('an activity is open', () => {
  it.each([
    // The clock goes forward at 2 AM: the day has 23 hours.
    ['2026-03-08', 'America/New_York', '2026-03-08T04:59:59.999Z', 'before'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', 'open'],
    ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.999Z', 'open'],
    ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00Z', 'over'],
    // It goes back: 25 hours.
    ['2026-11-01', 'America/New_York', '2026-11-01T03:59:59.999Z', 'before'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', 'open'],
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z', 'open'],
    ['2026-11-01', 'America/New_York', '2026-11-02T05:00:00Z', 'over'],
    // Midnight is skipped.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T02:59:59.999Z', 'before'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', 'open'],
    // The class is a day ahead of the server.
    ['2026-01-02', 'Pacific/Kiritimati', '2026-01-01T10:00:00Z', 'open'],
  ])('on %s in %s: at %s it is %s', (date, zone, at, phase) => {
    expect(phaseOf(open(date, date), dayNumber(Date.parse(at), zone))).toBe(phase);
  });

  it('from the first moment of its first day to the last of its last one, in every zone', () => {
    const zones = [
      'America/New_York',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'Asia/Kolkata',
    ];
    const start = fc.integer({ min: day('2015-01-01'), max: day('2035-01-01') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), start, fc.nat(40), (zone, startDay, length) => {
        const days = { startDay, dueDay: startDay + length };
        const at = (ms: number) => phaseOf(days, dayNumber(ms, zone));
        const opens = startOfDay(startDay, zone);
        const closes = startOfDay(days.dueDay + 1, zone);
        expect([at(opens - 1), at(opens), at(closes - 1), at(closes)]).toEqual([
          'before',
          'open',
          'open',
          'over',
        ]);
      }),
    );
  });
});

it.each([
  ['2026-11-28', TABS.current],
  ['2026-11-26', TABS.current],
  ['2026-11-25', TABS.past],
  ['2027-02-01', TABS.current],
])('what was due on %s is on tab %i on November 28', (due, tab) => {
  expect(tabOf({ dueDay: day(due), canceled: false }, day('2026-11-28'))).toBe(tab);
});

it('what is canceled is past, also while its days last', () => {
  expect(tabOf({ dueDay: day('2027-02-01'), canceled: true }, day('2026-11-28'))).toBe(TABS.past);
});

it.each([
  ['2026-11-28', '2026-11-28', null],
  ['2026-11-20', '2026-11-28', null],
  ['2026-11-30', '2026-11-29', 'due-before-start'],
  ['2026-11-20', '2026-11-27', 'due-in-past'],
  ['2026-11-28', '2027-11-29', null],
  ['2026-11-28', '2027-11-30', 'too-long'],
  ['2028-01-01', '2028-01-02', 'too-long'],
])('from %s to %s has the fault %s on November 28, 2026', (start, due, fault) => {
  expect(daysFault(open(start, due), day('2026-11-28'))).toBe(fault);
});

it.each([
  ['nobody has more time', null, '2026-11-28'],
  ['a student has more time', '2026-12-03', '2026-12-03'],
  // The activity was moved beyond it.
  ['the class has as much', '2026-11-28', '2026-11-28'],
  ['the class has more', '2026-11-20', '2026-11-28'],
])('where %s, an activity that is due on November 28 is due on the later day', (_, own, due) => {
  expect(dueDayFor(day('2026-11-28'), own === null ? null : day(own))).toBe(day(due));
});

it.each([
  ['2026-11-29', null],
  ['2026-11-28', 'not-later'],
  ['2026-11-27', 'not-later'],
  ['2027-11-29', null],
  ['2027-11-30', 'too-long'],
])('more time until %s for what is due on November 28 has the fault %s', (own, fault) => {
  expect(moreTimeFault(open('2026-11-20', '2026-11-28'), day(own), day('2026-11-28'))).toBe(fault);
});

it('more time for what is over ends today or later', () => {
  const over = open('2026-11-01', '2026-11-10');
  expect(moreTimeFault(over, day('2026-11-27'), day('2026-11-28'))).toBe('due-in-past');
  expect(moreTimeFault(over, day('2026-11-28'), day('2026-11-28'))).toBeNull();
});
