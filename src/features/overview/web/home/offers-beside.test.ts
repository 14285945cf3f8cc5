import { expect, it } from 'vitest';
import { offersBeside } from './offers-beside.ts';

/** Offers of these levels, of which the first fits best. */
const at = (...levels: (number | null)[]) =>
  levels.map((level, index) => ({ level, bestMatch: index === 0 }));

it('says why passages are easier, or the best one harder, than the level of the student', () => {
  expect(offersBeside(at(1, 1, 1), 2)).toBe('We chose easier passages for you today.');
  expect(offersBeside(at(4, 3, 4), 3)).toBe('You are ready to try Level Four.');
});

it('calls no passages easier while one of them is of the level of the student', () => {
  expect(offersBeside(at(1, 2, 3), 2)).toBeNull();
  expect(offersBeside(at(3, 3, 4), 4)).toBeNull();
});

it('goes by the one that fits best, wherever it stands', () => {
  expect(offersBeside(at(3, 4).toReversed(), 3)).toBeNull();
});

it('says nothing where the level of the student fits best, or levels are hidden', () => {
  expect(offersBeside(at(5, 4, 4), 5)).toBeNull();
  expect(offersBeside(at(null, null), 5)).toBeNull();
  expect(offersBeside(at(4, 4), null)).toBeNull();
  expect(offersBeside([], 5)).toBeNull();
});
