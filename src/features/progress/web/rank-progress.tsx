import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { RankEmblem } from './rank-emblem.tsx';
import { placeOnLadder, type RankPlace, shareOfRank, wayToNextRank } from './rank-line.ts';
import styles from './rank-progress.module.css';
import standing from './standing-words.module.css';

interface RankProgressProps {
  readonly rank: RankPlace;
  /** The place of the line, while it is on its way to the rank's own place. */
  readonly lineFrom?: RankPlace;
}

/** A rank with its emblem, its points, and how far it is to the next. */
export const RankProgress = ({ rank, lineFrom = rank }: RankProgressProps) => (
  <div className={styles.rank}>
    <RankEmblem rankId={rank.rankId} size={64} />
    <Stack gap={0}>
      <p className={standing.what}>{placeOnLadder(rank.rankId)}</p>
      <p className={standing.name}>{rank.title}</p>
      <p className={styles.points}>{rank.totalPoints.toLocaleString('en')} points</p>
    </Stack>
    <div className={styles.way}>
      <ProgressLine
        value={Math.round(100 * shareOfRank(lineFrom))}
        max={100}
        label={wayToNextRank(rank)}
        showLabel
      />
    </div>
  </div>
);
