import { expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { chosenClass, levelOf, zoneOf } from './chosen-class.ts';

const club = { ...readers, id: 8, timezone: 'America/Denver' };

it('chooses the only class, or the one that was open last', () => {
  expect(chosenClass([], 7)).toBeNull();
  expect(chosenClass([readers], null)).toBe(readers);
  expect(chosenClass([readers, club], null)).toBeNull();
  expect(chosenClass([readers, club], 8)).toBe(club);
  expect(chosenClass([readers, club], 99)).toBeNull();
});

it.each([
  [4, 1, 12, 4],
  [4, 5, 12, 5],
  [9, 1, 6, 6],
  [12, 1, 12, 12],
  [13, 1, 12, null],
  [13, 3, 6, 3],
])('opens grade %i with the limits %i to %i at level %s', (grade, lowestLevel, highestLevel, level) => {
  expect(levelOf({ grade, settings: { ...readers.settings, lowestLevel, highestLevel } })).toBe(level);
});

it('reads dates in the zone of the chosen class, or in the one of all classes', () => {
  expect(zoneOf([readers, club], 8)).toBe('America/Denver');
  expect(zoneOf([readers, club], null)).toBeNull();
  expect(zoneOf([readers, { ...club, timezone: readers.timezone }], null)).toBe('America/New_York');
  expect(zoneOf([], null)).toBeNull();
});
