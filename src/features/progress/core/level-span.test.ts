import { describe, expect, it } from 'vitest';
import type { LevelPoint } from './level-point.ts';
import { spanOfLevels } from './level-span.ts';

const point = (value: number, level: number, doubt = 0.5) =>
  ({ value, low: value - doubt, high: value + doubt, level }) as LevelPoint;

describe('spanOfLevels', () => {
  it.each([
    ['all of the band', [point(5, 5, 1.6)], [3, 7]],
    ['the shown level too', [point(6.5, 4, 0.2)], [4, 7]],
    ['at least three levels', [point(5, 5, 0)], [4, 6]],
    ['three at the top', [point(12, 12, 0)], [10, 12]],
    ['three at the bottom', [point(1, 1, 0)], [1, 3]],
    ['never a level that does not exist', [point(11.8, 12, 1)], [10, 12]],
  ])('has room for %s', (_, points, span) => expect(spanOfLevels(points)).toEqual(span));
});
