import { expect, it } from 'vitest';
import { RANKS } from '../core/ranks.ts';
import { emblemShape } from './emblem-shape.ts';

it('gives every rank a shape of its own', () => {
  const shapes = RANKS.map(({ rankId }) => JSON.stringify(emblemShape(rankId)));
  expect(new Set(shapes).size).toBe(20);
});

it('stays inside its square', () => {
  for (const { rankId } of RANKS) {
    for (const { x, y, angle, length } of emblemShape(rankId).leaves) {
      const radians = (angle * Math.PI) / 180;
      for (const coordinate of [x + length * Math.cos(radians), y + length * Math.sin(radians)]) {
        expect(coordinate).toBeGreaterThanOrEqual(2);
        expect(coordinate).toBeLessThanOrEqual(62);
      }
    }
  }
});
