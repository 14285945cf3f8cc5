import { classNames } from '#platform/ui/web/class-names.ts';
import { count } from '#platform/ui/web/figures.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { RANKS, type Rank } from '../core/ranks.ts';
import { RankEmblem } from './rank-emblem.tsx';
import styles from './rank-ladder.module.css';
import type { RankPlace } from './rank-line.ts';

/** All twenty ranks, lowest first: those that were reached, the present one, what the next one needs, and those to come in outline. */
export const RankLadder = ({
  rank: { rankId, next },
}: {
  readonly rank: Pick<RankPlace, 'rankId' | 'next'>;
}) => (
  <ol className={styles.ladder}>
    {RANKS.map((rank) => (
      <li
        key={rank.rankId}
        className={classNames(styles.rung, rank.rankId > rankId && styles.toCome)}
        aria-current={rank.rankId === rankId ? 'step' : undefined}
      >
        <RankEmblem rankId={rank.rankId} size={48} outline={rank.rankId > rankId} />
        <span>{rank.title}</span>
        <span className={styles.points}>{pointsOf(rank, rankId, next)}</span>
        <VisuallyHidden>{rank.rankId > rankId ? 'Coming up' : 'Reached'}</VisuallyHidden>
      </li>
    ))}
  </ol>
);

/** "You are here", "35 more points", "400 points". */
function pointsOf({ rankId, minPoints }: Rank, here: number, next: RankPlace['next']): string {
  if (rankId === here) return 'You are here';
  return rankId === here + 1 && next ? count(next.missing, 'more point') : count(minPoints, 'point');
}
