import { expect, it } from 'vitest';
import { zoneOptions } from './time-zones.ts';

it('lists zones as places, the chosen one among them', () => {
  expect(zoneOptions(['UTC', 'America/New_York'], 'Europe/Kyiv')).toEqual([
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Europe/Kyiv', label: 'Europe/Kyiv' },
    { value: 'UTC', label: 'UTC' },
  ]);
});

it('lists the chosen one once', () => expect(zoneOptions(['UTC'], 'UTC')).toHaveLength(1));
