import { expect, it } from 'vitest';
import { offersBeside } from './offers-beside.ts';

const at = (...levels: (number | null)[]) => levels.map((level) => ({ level }));

it('says why every passage is easier, or harder, than the level of the student', () => {
  expect(offersBeside(at(4, 4, 4), 5)).toBe(
    'These are a little easier than Level Five. They fit you best right now.',
  );
  expect(offersBeside(at(6, 6), 5)).toBe(
    'These are a little harder than Level Five. You are ready for them.',
  );
});

it('says nothing where one is of the level, they lie on both sides, or levels are hidden', () => {
  expect(offersBeside(at(4, 5, 4), 5)).toBeNull();
  expect(offersBeside(at(4, 6), 5)).toBeNull();
  expect(offersBeside(at(null, null), 5)).toBeNull();
  expect(offersBeside(at(4, 4), null)).toBeNull();
  expect(offersBeside([], 5)).toBeNull();
});
