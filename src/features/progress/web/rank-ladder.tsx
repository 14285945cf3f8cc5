import { useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { RANKS, type Rank } from '../core/ranks.ts';
import { RankEmblem } from './rank-emblem.tsx';
import styles from './rank-ladder.module.css';
import type { RankPlace } from './rank-line.ts';
import { RANK_WORDS } from './rank-words.ts';

interface RankLadderProps {
  readonly rank: Pick<RankPlace, 'rankId' | 'next'>;
}

/** Ranks to come that a telephone shows at first. */
const AHEAD = 4;

/**
 * All twenty ranks, lowest first: those that were reached, the present one, what the next one needs, and those to come in outline. Each says
 * what its word means and how it is said. A telephone folds those that are far.
 */
export function RankLadder({ rank: { rankId, next } }: RankLadderProps) {
  const [all, setAll] = useState(false);
  const last = rankId + AHEAD;
  return (
    <>
      <ol className={styles.ladder}>
        {RANKS.map((rank) => (
          <li
            key={rank.rankId}
            className={classNames(
              styles.rung,
              rank.rankId > rankId && styles.toCome,
              !all && rank.rankId > last && styles.far,
            )}
            aria-current={rank.rankId === rankId ? 'step' : undefined}
          >
            <RankEmblem rankId={rank.rankId} size={48} outline={rank.rankId > rankId} />
            <Words title={rank.title} />
            <span className={styles.points}>{pointsOf(rank, rankId, next)}</span>
            <VisuallyHidden>{rank.rankId > rankId ? 'Coming up' : 'Reached'}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {!all && last < RANKS.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show all {RANKS.length} ranks
          </Button>
        </div>
      )}
    </>
  );
}

/** The title, how it is said (to those who see it; a voice says it anyway), and what it means. */
function Words({ title }: { readonly title: string }) {
  const word = RANK_WORDS[title];
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {word && (
        <>
          <span className={styles.say} aria-hidden="true">
            {word.say}
          </span>
          <span className={styles.means}>{word.means}</span>
        </>
      )}
    </span>
  );
}

/** "You are here", "35 more points", "400 points". */
function pointsOf({ rankId, minPoints }: Rank, here: number, next: RankPlace['next']): string {
  if (rankId === here) return 'You are here';
  return rankId === here + 1 && next ? count(next.missing, 'more point') : count(minPoints, 'point');
}
