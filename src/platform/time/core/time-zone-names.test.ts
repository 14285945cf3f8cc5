import { describe, expect, it } from 'vitest';
import { dayNumber } from './time-zone.ts';
import { isTimeZone, TIME_ZONE_NAMES } from './time-zone-names.ts';

describe('a time zone', () => {
  it.each([
    'UTC',
    'America/New_York',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'US/Eastern',
    'Etc/GMT+5',
  ])('%s is one', (zone) => expect(isTimeZone(zone)).toBe(true));
  it.each(['', '+05:00', 'Mars/Olympus', 'America/New York', '../etc', 'constructor'])(
    '"%s" is none',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
  it.each(['america/new_york', 'AMERICA/NEW_YORK', 'America/new_York', 'utc'])(
    '%s is another spelling of one, and would be kept beside it',
    (zone) => {
      expect(() => dayNumber(0, zone)).not.toThrow();
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

it('names zones that the runtime can read, few enough to keep what is made for each', () => {
  for (const zone of TIME_ZONE_NAMES) expect(dayNumber(0, zone), zone).toBeGreaterThanOrEqual(-1);
  expect(TIME_ZONE_NAMES.size).toBeLessThan(700);
});
