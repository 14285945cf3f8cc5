import type { RankView } from '../contract/views.ts';
import { nextRank, rankOf } from '../core/ranks.ts';

/** The rank that points make, and how far it is to the next. */
export function toRankView(totalPoints: number): RankView {
  const rank = rankOf(totalPoints);
  const next = nextRank(totalPoints);
  return {
    rankId: rank.rankId,
    title: rank.title,
    totalPoints,
    minPoints: rank.minPoints,
    next: next && { title: next.title, minPoints: next.minPoints, missing: next.minPoints - totalPoints },
  };
}
