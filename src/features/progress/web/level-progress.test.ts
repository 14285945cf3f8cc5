import { expect, it } from 'vitest';
import { shareOfLevel } from './level-progress.tsx';

it.each([
  [3.5, 4, 0],
  [4, 4, 0.5],
  [4.4, 4, 0.9],
  [5.2, 4, 1],
  [2.9, 4, 0],
])('stands %f in Level %i at %f of the way', (value, level, share) => {
  expect(shareOfLevel({ value, level })).toBeCloseTo(share);
});
