import { expect, it } from 'vitest';
import { zoneOptions } from './time-zones.ts';

it('lists zones as places, the chosen one among them', () => {
  expect(zoneOptions(['UTC', 'America/New_York'], 'Europe/Kyiv', 'UTC')).toEqual([
    { value: 'UTC', label: 'UTC' },
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Europe/Kyiv', label: 'Europe/Kyiv' },
  ]);
});

it('lists the chosen one once', () => expect(zoneOptions(['UTC'], 'UTC', 'UTC')).toHaveLength(1));

it('has the own zone first, then its region, then the others', () => {
  const known = ['Africa/Cairo', 'America/Chicago', 'America/New_York', 'Europe/Kyiv'];
  expect(zoneOptions(known, 'Europe/Kyiv', 'America/New_York').map(({ value }) => value)).toEqual([
    'America/New_York',
    'America/Chicago',
    'Africa/Cairo',
    'Europe/Kyiv',
  ]);
});
