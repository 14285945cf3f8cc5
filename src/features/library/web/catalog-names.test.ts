import { expect, it } from 'vitest';
import { count, genreName, levelName, seriesName } from './catalog-names.ts';

it.each([
  ['night-market', 'Night Market'],
  ['bus-47', 'Bus 47'],
  ['the-end-of-the-line', 'The End of the Line'],
])('calls the series %s “%s”', (id, name) => expect(seriesName(id)).toBe(name));

it('writes levels, genres and numbers as a screen says them', () => {
  expect([levelName(1), levelName(12)]).toEqual(['Level One', 'Level Twelve']);
  expect(genreName('folktale')).toBe('Folktale');
  expect([count(1, 'minute'), count(1200, 'word')]).toEqual(['1 minute', '1,200 words']);
});
