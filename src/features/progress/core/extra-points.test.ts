import { describe, expect, it } from 'vitest';
import { challengePoints, essayPoints, essayScorePoints } from './extra-points.ts';

it.each([
  [0, 2],
  [19, 2],
  [20, 0],
  [1_000, 0],
])('after %i paid challenge questions of a day the next one pays %i', (paidToday, points) =>
  expect(challengePoints({ paidToday })).toBe(points),
);

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
