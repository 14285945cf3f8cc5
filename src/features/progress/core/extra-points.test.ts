import { describe, expect, it } from 'vitest';
import { essayPoints, essayScorePoints } from './extra-points.ts';

describe('essays', () => {
  it.each([
    [{ ownWords: 20, paidToday: 0 }, 5],
    [{ ownWords: 19, paidToday: 0 }, 0],
    [{ ownWords: 99, paidToday: 1 }, 5],
    [{ ownWords: 99, paidToday: 2 }, 0],
  ])('%o pays %i', (essay, points) => expect(essayPoints(essay)).toBe(points));

  it.each([
    [{ paid: true, score: 3 }, 5],
    [{ paid: true, score: 2 }, 0],
    [{ paid: false, score: 4 }, 0],
  ])('scored %o pays %i more', (essay, points) => expect(essayScorePoints(essay)).toBe(points));
});
