import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  clipLevel,
  extendedLevelAt,
  isNearNext,
  LEVELS,
  levelAt,
  measureOf,
  nearestLevel,
  placeOf,
  scaleEndAt,
  shareOfLevel,
  toLevel,
  X,
} from './scale.ts';

const mean = fc.double({ min: -5, max: 15, noNaN: true });

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
      fc.property(mean, mean, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(levelAt(low)).toBeLessThanOrEqual(levelAt(high));
        expect(nearestLevel(low)).toBeLessThanOrEqual(nearestLevel(high));
      }),
    );
  });

  it('shows the measure between 200 and 1400, and none at or beyond', () => {
    expect([measureOf(-3), measureOf(5), measureOf(9)]).toEqual([null, 900, null]);
    expect([measureOf(200 / 180), measureOf(1400 / 180)]).toEqual([null, null]);
  });

  it('goes on beyond its ends with the slope of the last segment', () => {
    expect(extendedLevelAt(0.5)).toBeCloseTo(0, 12);
    expect(extendedLevelAt(7 + (X[11]! - X[10]!))).toBeCloseTo(13, 12);
    fc.assert(
      fc.property(mean, (at) => {
        expect(levelAt(at)).toBe(Math.min(12, Math.max(1, extendedLevelAt(at))));
      }),
    );
  });

  it.each([
    [-2, 'floor'],
    [1.5, 'floor'],
    [1.51, null],
    [6.99, null],
    [7, 'ceiling'],
    [9, 'ceiling'],
  ])('%f logits are at the end %s', (logits, end) => expect(scaleEndAt(logits)).toBe(end));

  it.each([
    [3.5, 4, 0],
    [4, 4, 0.5],
    [4.4, 4, 0.9],
    [5.2, 4, 1],
    [2.9, 4, 0],
    [1, 1, 0.5],
    [0.5, 1, 0.25],
    [1.3, 1, 0.8],
    [12, 12, null],
  ] as const)('a reader at %f in level %i has gone %s of it', (value, level, share) => {
    const at =
      value <= 2
        ? 1.5 + (value - 1)
        : X[Math.floor(value) - 1]! + (value % 1) * (X[Math.floor(value)]! - X[Math.floor(value) - 1]!);
    const shown = shareOfLevel(at, level);
    if (share === null) expect(shown).toBeNull();
    else expect(shown).toBeCloseTo(share, 9);
  });

  it('moves the bar of the weakest readers, too', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 1.4, noNaN: true }), (at) => {
        expect(shareOfLevel(at, 1)!).toBeGreaterThan(0);
        expect(shareOfLevel(at + 0.1, 1)!).toBeGreaterThan(shareOfLevel(at, 1)!);
      }),
    );
  });

  it('shows half the width of the doubt as the band', () => {
    // 1.5 .. 2.5 logits: levels One and Two, 1 logit apart.
    expect(bandOf(2, 0.5)).toBeCloseTo(0.5, 12);
  });

  it('does not make the doubt smaller at the ends', () => {
    // 0.5 .. 2.5 logits and -1 .. 1 logits: two levels wide both.
    expect(bandOf(1.5, 1)).toBeCloseTo(1, 12);
    expect(bandOf(0, 1)).toBeCloseTo(1, 12);
    expect(bandOf(9, 0.3)).toBeGreaterThan(1);
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

/** The place of 4.0 to 5.0: 0.8 of Level Four lies behind a reader at 4.3. */
const aboveFour = (value: number) => X[3]! + (value - 4) * (X[4]! - X[3]!);

describe('a reader near the next level', () => {
  it.each([
    [4.31, 0.4, true],
    [4.29, 0.4, false],
    [4.49, 0.4, true],
    [4.31, 0.8, false],
  ])('at %f with a doubt of %f: %s', (value, sd, near) =>
    expect(isNearNext({ mean: aboveFour(value), sd }, 4)).toBe(near),
  );

  it('never is at Twelve, and never where the doubt is wider than a level', () => {
    expect(isNearNext({ mean: 9, sd: 0.25 }, 12)).toBe(false);
    expect(isNearNext({ mean: X[8]!, sd: 0.5 }, 8)).toBe(false);
  });
});
