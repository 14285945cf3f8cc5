import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, clipLevel, LEVELS, levelAt, measureOf, nearestLevel, placeOf, toLevel } from './scale.ts';

const place = fc.double({ min: -5, max: 15, noNaN: true });

describe('the scale', () => {
  it.each(LEVELS)('level %i sits at its own place', (level) => {
    expect(levelAt(placeOf(level))).toBeCloseTo(level, 12);
    expect(nearestLevel(placeOf(level))).toBe(level);
  });

  it.each([
    [1.4, 1],
    [2, 1.5],
    [7.1, 12],
  ])('%f logits are level %f', (logits, level) => expect(levelAt(logits)).toBeCloseTo(level, 12));

  it.each([
    [1.99, 1],
    [2.01, 2],
    [-9, 1],
    [99, 12],
  ])('the level nearest %f is %i', (logits, level) => expect(nearestLevel(logits)).toBe(level));

  it('never falls when the place rises', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(levelAt(low)).toBeLessThanOrEqual(levelAt(high));
        expect(nearestLevel(low)).toBeLessThanOrEqual(nearestLevel(high));
      }),
    );
  });

  it('shows the measure between 200 and 1400', () => {
    expect([measureOf(-3), measureOf(5), measureOf(9)]).toEqual([200, 900, 1400]);
  });

  it('shows half the width of the doubt as the band', () => {
    // 1.5 .. 2.5 logits: levels One and Two, 1 logit apart.
    expect(bandOf(2, 0.5)).toBeCloseTo(0.5, 12);
  });

  it.each([
    [0.4, 1],
    [3.5, 4],
    [13, 12],
    [Number.NaN, 1],
  ])('%f becomes the whole level %i', (value, level) => expect(toLevel(value)).toBe(level));

  it('clips to a range', () => {
    const range = { minLevel: 3, maxLevel: 5 } as const;
    expect(LEVELS.map((level) => clipLevel(level, range))).toEqual([3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5]);
  });
});
