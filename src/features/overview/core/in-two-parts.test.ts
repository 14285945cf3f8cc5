import { expect, it } from 'vitest';
import { inTwoParts } from './in-two-parts.ts';

const partsOf = (...sizes: readonly number[]) =>
  inTwoParts(
    sizes.map((_, id) => id),
    new Map(sizes.map((length, id) => [id, { length }])),
  );

it.each([
  [[], []],
  [[30], [[0]]],
  [[0], [[0]]],
  [
    [0, 0],
    [[0], [1]],
  ],
  [
    [30, 0],
    [[0], [1]],
  ],
  [
    [10, 30],
    [[1], [0]],
  ],
  [
    [500, 30, 30, 30],
    [[0], [1, 2, 3]],
  ],
  [
    [30, 30, 30],
    [[0, 2], [1]],
  ],
])('classes of %j students are read in the parts %j', (sizes, parts) => {
  expect(partsOf(...sizes)).toEqual(parts);
});
