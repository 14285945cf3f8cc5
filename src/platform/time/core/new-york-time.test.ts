import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newYorkTime } from './new-york-time.ts';

describe('by the clock of New York', () => {
  it.each([
    ['2026-11-30T18:32:40.123Z', '2026-11-30T13:32:40.123-05:00'],
    ['2026-07-04T12:30:00.000Z', '2026-07-04T08:30:00.000-04:00'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31T23:59:59.999-05:00'],
    ['2027-01-01T05:00:00.000Z', '2027-01-01T00:00:00.000-05:00'],
    // The clock goes forward: there is no 2 o'clock.
    ['2026-03-08T06:59:59.999Z', '2026-03-08T01:59:59.999-05:00'],
    ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00:00.000-04:00'],
    // It goes back: half past one comes twice, and the offset says which.
    ['2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00.000-04:00'],
    ['2026-11-01T06:30:00.000Z', '2026-11-01T01:30:00.000-05:00'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31T18:59:59.999-05:00'],
  ])('%s is %s', (utc, wanted) => expect(newYorkTime(Date.parse(utc))).toBe(wanted));
});

it('is read again as the same moment', () => {
  const moment = fc.integer({ min: Date.parse('1900-01-01T12:00Z'), max: Date.parse('2100-01-01T00:00Z') });
  fc.assert(
    fc.property(moment, (at) => {
      expect(Date.parse(newYorkTime(at))).toBe(at);
    }),
  );
});
