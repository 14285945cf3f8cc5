import { expect, it } from 'vitest';
import { hasWords, searchWords } from './name-search.ts';

it.each([
  ['zoe', 'Zoë Park', true],
  ['PARK zo', 'Zoë Park', true],
  ['park ana', 'Zoë Park', false],
  ['', 'Zoë Park', true],
  ['100%', 'Room 100% _', true],
  ['_', 'Room 12', false],
  ['é', 'Jose\u0301 Ruiz', true],
])('%j finds %j: %s', (typed, name, found) => {
  expect(hasWords(name, searchWords(typed))).toBe(found);
});

it('looks at four different words at most, however many are typed', () => {
  expect(searchWords('e E é ee eee eeee eeeee eeeeee')).toEqual(['e', 'ee', 'eee', 'eeee']);
});
