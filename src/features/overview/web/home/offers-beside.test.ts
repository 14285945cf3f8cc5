import { expect, it } from 'vitest';
import { offersBeside } from './offers-beside.ts';

/** Offers of these levels, of which the first fits best. */
const at = (...levels: (number | null)[]) =>
  levels.map((level, index) => ({ level, bestMatch: index === 0 }));

const sure = (level: number) => ({ level, settling: false });

it('says that the level is still being looked for where all passages are easier, or the best one is harder', () => {
  const found = [at(2, 2, 2), at(4, 3, 3), at(3, 2, 2), at(2, 3)].map((offers) =>
    offersBeside(offers, { level: 3, settling: true }),
  );
  expect(found).toEqual([
    'You are at Level Three. We begin with easier passages while we find out what fits you best.',
    'We are still finding your level. You can try Level Four, too.',
    null,
    null,
  ]);
});

it('says why passages are easier, or the best one harder, than the level of the student', () => {
  expect(offersBeside(at(1, 1, 1), sure(2))).toBe('We chose easier passages for you today.');
  expect(offersBeside(at(4, 3, 4), sure(3))).toBe('You are ready to try Level Four.');
});

it('calls no passages easier while one of them is of the level of the student', () => {
  expect(offersBeside(at(1, 2, 3), sure(2))).toBeNull();
  expect(offersBeside(at(3, 3, 4), sure(4))).toBeNull();
});

it('goes by the one that fits best, wherever it stands', () => {
  expect(offersBeside(at(3, 4).toReversed(), sure(3))).toBeNull();
});

it('says nothing where the level of the student fits best, or levels are hidden', () => {
  expect(offersBeside(at(5, 4, 4), sure(5))).toBeNull();
  expect(offersBeside(at(null, null), sure(5))).toBeNull();
  expect(offersBeside(at(4, 4), null)).toBeNull();
  expect(offersBeside([], sure(5))).toBeNull();
});
