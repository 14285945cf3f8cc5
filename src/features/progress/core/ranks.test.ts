import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRank, RANKS, rankOf } from './ranks.ts';

describe('ranks', () => {
  it('are 20, from Luminary to Theorist, without a gap', () => {
    expect(RANKS).toHaveLength(20);
    expect(RANKS[0]).toEqual({ rankId: 1, title: 'Luminary', minPoints: 0, maxPoints: 44 });
    const last = { rankId: 20, title: 'Theorist', minPoints: 15_000, maxPoints: 1_000_000 };
    expect(RANKS[19]).toEqual(last);
    for (const [index, rank] of RANKS.slice(1).entries())
      expect(rank.minPoints).toBe(RANKS[index]!.maxPoints + 1);
  });

  it.each(RANKS)('$title has both its edges', (rank) => {
    expect([rankOf(rank.minPoints), rankOf(rank.maxPoints)]).toEqual([rank, rank]);
  });

  it.each([
    [1249, 11],
    [1250, 12],
    [7499, 17],
    [9999, 18],
    [-1, 1],
    [1_000_001, 1],
  ])('%i points are rank %i', (points, id) => expect(rankOf(points).rankId).toBe(id));

  it('are followed by the next one, but for the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (points) => {
        const next = nextRank(points);
        expect(next?.rankId ?? 21).toBe(rankOf(points).rankId + 1);
      }),
    );
  });
});
