import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { civilDate, dayNumber, startOfDay } from './time-zone.ts';

const at = (iso: string) => Date.parse(iso);
const day = (iso: string) => at(`${iso}T00:00Z`) / 86_400_000;

const ZONES = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
];

describe('the date on the wall', () => {
  it.each([
    ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-07-01T06:59:59Z', 'America/Los_Angeles', '2026-06-30'],
    ['2026-07-01T07:00:00Z', 'America/Los_Angeles', '2026-07-01'],
    ['2026-06-30T22:00:00Z', 'Europe/Berlin', '2026-07-01'],
    ['2026-01-01T18:29:59Z', 'Asia/Kolkata', '2026-01-01'],
    ['2026-01-01T18:30:00Z', 'Asia/Kolkata', '2026-01-02'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['2026-01-01T10:00:00Z', 'Pacific/Pago_Pago', '2025-12-31'],
  ])('at %s in %s is %s', (instant, zone, date) => {
    expect(dayNumber(at(instant), zone)).toBe(day(date));
    const [year, month, dayOfMonth] = date.split('-').map(Number);
    expect(civilDate(at(instant), zone)).toEqual({ year, month, day: dayOfMonth });
  });
});

describe('a day begins', () => {
  it.each([
    ['at midnight before the clock goes forward', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['at midnight after it', 'America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['at midnight before the clock goes back', 'Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['at midnight after it', 'Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
    ['at 01:00 where midnight is skipped', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
    ['at 01:00 in Cairo', 'Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00Z'],
    ['at the first of two midnights', 'America/Havana', '2024-11-03', '2024-11-03T04:00:00Z'],
    ['after half an hour of change', 'Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00Z'],
    ['with the next where the zone skipped it', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
  ])('%s (%s, %s)', (_, zone, date, instant) => {
    expect(new Date(startOfDay(day(date), zone)).toISOString()).toBe(new Date(at(instant)).toISOString());
  });

  it('where the day before ends, in every zone', () => {
    const anyDay = fc.integer({ min: day('2000-01-01'), max: day('2040-01-01') });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyDay, (zone, number) => {
        const start = startOfDay(number, zone);
        expect(dayNumber(start, zone)).toBe(number);
        expect(dayNumber(start - 1, zone)).toBe(number - 1);
      }),
    );
  });

  it('no later than any instant of it, and ends after it', () => {
    const instant = fc.integer({ min: at('2000-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, (zone, now) => {
        const today = dayNumber(now, zone);
        expect(startOfDay(today, zone)).toBeLessThanOrEqual(now);
        expect(startOfDay(today + 1, zone)).toBeGreaterThan(now);
      }),
    );
  });
});

it('keeps no more of each zone than zones are accepted, whatever names an old database holds', () => {
  const clear = vi.spyOn(Map.prototype, 'clear');
  const zone = 'america/argentina/comodrivadavia';
  for (let n = 0; n < 1500; n += 1) {
    const letters = [...zone].map((letter, index) =>
      (n >> (index % 11)) & 1 ? letter.toUpperCase() : letter,
    );
    expect(civilDate(0, letters.join(''))).toEqual({ year: 1969, month: 12, day: 31 });
  }
  expect(clear).toHaveBeenCalled();
  clear.mockRestore();
});
