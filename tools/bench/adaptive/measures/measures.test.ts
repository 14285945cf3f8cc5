import { expect, it } from 'vitest';
import { measurePlacement } from './placement.ts';
import { measureTracking } from './tracking.ts';

const plan = { algorithm: 'steady', knowledge: 'cold', grows: true, rapidShare: 0, students: 20 } as const;

function biasOf(rapidShare: number): number {
  return measureTracking(1, { ...plan, rapidShare, students: 150 }).settled.bias;
}

it('measures the same from the same seed, and not from another', () => {
  expect(measurePlacement(5, 'steady', 100)).toEqual(measurePlacement(5, 'steady', 100));
  expect(measureTracking(5, plan)).toEqual(measureTracking(5, plan));
  expect(measureTracking(5, plan)).not.toEqual(measureTracking(6, plan));
});

it('finds that Steady places better than the ladder, and better the longer it asks', () => {
  const steady = measurePlacement(1, 'steady', 1000).map(({ levels }) => levels.rmse);
  const ladder = measurePlacement(1, 'staircase', 1000).map(({ levels }) => levels.rmse);
  expect(steady[3]!).toBeLessThan(0.85 * ladder[7]!);
  expect(steady[7]!).toBeLessThan(steady[3]!);
});

it('sees the harm of guesses that the filter cannot see', () => {
  expect(biasOf(0.3)).toBeLessThan(biasOf(0) - 0.1);
});
