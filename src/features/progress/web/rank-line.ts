import { RANKS } from '../core/ranks.ts';

/** A rank with the way to the next one. */
export interface RankPlace {
  readonly rankId: number;
  readonly title: string;
  readonly totalPoints: number;
  readonly minPoints: number;
  /** Null at the top. */
  readonly next: { readonly title: string; readonly minPoints: number; readonly missing: number } | null;
}

/** How far from this rank to the next, 0–1; 1 at the top. */
export function shareOfRank({ totalPoints, minPoints, next }: RankPlace): number {
  if (!next) return 1;
  return Math.min(1, Math.max(0, (totalPoints - minPoints) / (next.minPoints - minPoints)));
}

/** "12 more points to Tactician." */
export function wayToNextRank({ next }: RankPlace): string {
  if (!next) return 'This is the highest rank.';
  return `${next.missing} more ${next.missing === 1 ? 'point' : 'points'} to ${next.title}.`;
}

/**
 * "Your first of 20 ranks.", "Rank 4 of 20.": where a rank stands on the ladder, for who has not seen it.
 * @param reader the student whose rank it is, or a teacher of the student.
 */
export function placeOnLadder(rankId: number, reader: 'student' | 'teacher' = 'student'): string {
  if (rankId >= RANKS.length)
    return reader === 'student'
      ? `You climbed all ${RANKS.length} ranks.`
      : `The highest of ${RANKS.length} ranks.`;
  if (rankId > 1) return `Rank ${rankId} of ${RANKS.length}.`;
  return `${reader === 'student' ? 'Your' : 'The'} first of ${RANKS.length} ranks.`;
}
