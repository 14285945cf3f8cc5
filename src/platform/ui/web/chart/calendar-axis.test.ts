import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { calendarPlaces, calendarScale, dateTicks } from './calendar-axis.ts';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

const labels = (first: string, last: string, most: number) =>
  dateTicks(calendarScale([day(first), day(last)], [0, 100]), most).map(({ label }) => label);

describe('calendarPlaces', () => {
  it('goes by the calendar of the zone', () => {
    const moment = ['2026-09-15T03:00:00Z'];
    expect(calendarPlaces(moment, 'America/New_York')).toEqual([day('2026-09-14')]);
    expect(calendarPlaces(moment, 'UTC')).toEqual([day('2026-09-15')]);
  });

  it('spreads what happened on one day over it', () => {
    const moments = ['2026-09-14T15:00:00Z', '2026-09-14T15:10:00Z', '2026-09-16T15:00:00Z'];
    expect(calendarPlaces(moments, 'UTC')).toEqual([
      day('2026-09-14'),
      day('2026-09-14') + MS_PER_DAY / 2,
      day('2026-09-16'),
    ]);
  });
});

describe('dateTicks', () => {
  it.each<[string, string, number, string[]]>([
    ['2026-09-14', '2026-09-14', 8, ['Sep 10', 'Sep 11', 'Sep 12', 'Sep 13', 'Sep 14']],
    ['2026-12-30', '2027-01-02', 8, ['Dec 29', 'Dec 30', 'Dec 31', 'Jan 1, 2027', 'Jan 2']],
    ['2026-09-14', '2026-11-20', 4, ['Oct 2026', 'Nov']],
    ['2026-09-14', '2027-06-20', 4, ['Oct 2026', 'Jan 2027', 'Apr']],
  ])('from %s to %s, at most %i', (first, last, most, expected) =>
    expect(labels(first, last, most)).toEqual(expected),
  );

  it.each([1, 5, 20, 34, 70, 150, 400, 1100])(
    'writes something, and never too much, over %i days',
    (days) => {
      const last = new Date(day('2026-09-02') + days * MS_PER_DAY).toISOString().slice(0, 10);
      for (const most of [3, 5, 9]) {
        const count = labels('2026-09-02', last, most).length;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(most);
      }
    },
  );
});
