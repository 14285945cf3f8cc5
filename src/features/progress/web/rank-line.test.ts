import { expect, it } from 'vitest';
import { placeOnLadder, type RankPlace, shareOfRank, wayToNextRank } from './rank-line.ts';

const tactician: RankPlace = {
  rankId: 3,
  title: 'Tactician',
  totalPoints: 115,
  minPoints: 100,
  next: { title: 'Analyst', minPoints: 160, missing: 45 },
};

it('measures the way from one rank to the next', () => {
  expect(shareOfRank(tactician)).toBe(0.25);
  expect(wayToNextRank(tactician)).toBe('45 more points to Analyst.');
  expect(wayToNextRank({ ...tactician, next: { title: 'Analyst', minPoints: 160, missing: 1 } })).toBe(
    '1 more point to Analyst.',
  );
});

it('is full at the top', () => {
  const top = { ...tactician, next: null };
  expect(shareOfRank(top)).toBe(1);
  expect(wayToNextRank(top)).toBe('This is the highest rank.');
});

it.each([
  [1, 'Your first of 20 ranks.'],
  [2, 'Rank 2 of 20.'],
  [19, 'Rank 19 of 20.'],
  [20, 'You climbed all 20 ranks.'],
])('says where rank %i stands on the ladder', (rankId, words) => expect(placeOnLadder(rankId)).toBe(words));

it.each([
  [1, 'The first of 20 ranks.'],
  [2, 'Rank 2 of 20.'],
  [20, 'The highest of 20 ranks.'],
])('says to a teacher where rank %i stands on the ladder', (rankId, words) =>
  expect(placeOnLadder(rankId, 'teacher')).toBe(words),
);
