import { describe, expect, it } from 'vitest';
import { dayOfIso, isoDay, weekStart } from './civil-day.ts';
import { schoolYearOf } from './school-year.ts';
import { namedPeriod } from './span.ts';
import { GOLDEN_TIMES } from './testing/golden-times.ts';
import { dayNumber, startOfDay } from './time-zone.ts';

const at = (iso: string) => Date.parse(iso);

it('has three hundred moments in twelve zones', () => {
  expect(GOLDEN_TIMES.size).toBe(12);
  expect([...GOLDEN_TIMES.values()].flat().length).toBeGreaterThanOrEqual(300);
});

describe.each([...GOLDEN_TIMES])('%s', (zone, moments) => {
  it.each(moments)('$moment is on $day, in the week of $monday', (golden) => {
    const day = dayNumber(at(golden.moment), zone);
    expect(isoDay(day)).toBe(golden.day);
    expect(startOfDay(day, zone)).toBe(at(golden.begins));
    // What is due on a day is due until the next one begins.
    expect(startOfDay(day + 1, zone)).toBe(at(golden.ends));
    expect(isoDay(weekStart(day))).toBe(golden.monday);
    expect(schoolYearOf(day)).toBe(golden.schoolYear);
    const calendar = { today: golden.day, start: '1990-01-01' };
    expect(namedPeriod('week', calendar).start).toBe(golden.monday);
    expect(dayOfIso(namedPeriod('four-weeks', calendar).start)).toBe(weekStart(day) - 21);
  });
});
