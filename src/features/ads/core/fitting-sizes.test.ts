import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Size } from './ad-words.ts';
import { fittingSizes } from './fitting-sizes.ts';

const SIZES: readonly Size[] = [
  [160, 600],
  [300, 250],
  [300, 600],
  [728, 90],
  [970, 180],
];

it.each<[string, number, number, readonly number[]]>([
  ['a wide window', 1990, 1050, [0, 1, 2, 3, 4]],
  ['a side of 160', 160, 1050, [0]],
  ['a side of 300', 300, 600, [0, 1, 2]],
  ['a side that is one pixel too low', 300, 599, [1]],
  ['a top of 728', 728, 90, [3]],
  ['a top that is one pixel too narrow', 727, 90, []],
  ['progress', 970, 180, [3, 4]],
  ['no room', 0, 0, []],
])('in %s of %i × %i', (_where, width, height, fitting) =>
  expect(fittingSizes(SIZES, { width, height })).toEqual(fitting.map((at) => SIZES[at])),
);

it('keeps the order, and never one that is larger than the room', () => {
  const pixels = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(pixels, pixels)), pixels, pixels, (sizes, width, height) => {
      const fitting = fittingSizes(sizes, { width, height });
      expect(fitting).toEqual(sizes.filter((size) => fitting.includes(size)));
      expect(fitting.every(([w, h]) => w <= width && h <= height)).toBe(true);
      const others = sizes.filter((size) => !fitting.includes(size));
      expect(others.every(([w, h]) => w > width || h > height)).toBe(true);
    }),
  );
});
