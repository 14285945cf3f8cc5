import { expect, it } from 'vitest';
import { codeExpiry } from './code-expiry.ts';

it.each([
  ['in the school year', '2026-11-21T12:00:00Z', '2027-08-15T04:00:00.000Z'],
  ['in August, for the year that is about to begin', '2026-08-03T12:00:00Z', '2027-08-15T04:00:00.000Z'],
  ['in May, for what is left of this year', '2026-05-20T12:00:00Z', '2026-08-15T04:00:00.000Z'],
])('a class made %s', (_when, now, end) => {
  expect(new Date(codeExpiry(Date.parse(now), 'America/New_York')).toISOString()).toBe(end);
});
