import { expect, it } from 'vitest';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { compareTimes } from './compare-times.ts';

const random = seededBy('compare times');
/** About 12 ms, now and then much more. */
const times = (count: number, more: number) =>
  Array.from({ length: count }, () => 11 + 2 * random() + more + (random() < 0.05 ? 30 * random() : 0));

it('finds nothing where there is nothing', () => {
  const { median, difference, certain, found } = compareTimes(times(1500, 0), times(1500, 0), random);
  expect(median).toBeCloseTo(12, 0);
  expect(difference).toBeLessThan(0.3);
  expect(certain).toBe(0);
  expect(found).toBeGreaterThan(0.45);
  expect(found).toBeLessThan(0.55);
});

it.each([
  ['slower', 1.5],
  ['quicker', -1.5],
])('finds a kind that is a little %s', (_, more) => {
  const { certain, found } = compareTimes(times(60, more), times(60, 0), random);
  expect(certain).toBeGreaterThan(0.5);
  expect(found).toBeGreaterThan(0.7);
});

it('finds an answer that was given without looking', () => {
  const { certain, found } = compareTimes(times(20, -10), times(20, 0), random);
  expect(certain).toBeGreaterThan(5);
  expect(found).toBeGreaterThan(0.8);
});
