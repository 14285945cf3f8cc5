import { RANKS } from '../core/ranks.ts';
import { emblemShape, leafPath } from './emblem-shape.ts';
import styles from './rank-emblem.module.css';

interface RankEmblemProps {
  readonly rankId: number;
  /** Pixels; readable from 32. */
  readonly size?: number;
  /** Say the rank to a screen reader; leave out where its name is beside the emblem. */
  readonly named?: boolean;
  /** Its leaves open as it appears; with reduced motion they are open. */
  readonly opening?: boolean;
  /** A rank that is still to come: its lines alone. */
  readonly outline?: boolean;
}

/** The emblem of a rank, one of a family of twenty. */
export function RankEmblem({
  rankId,
  size = 48,
  named = false,
  opening = false,
  outline = false,
}: RankEmblemProps) {
  const { tier, frame, stemTop, leaves } = emblemShape(rankId);
  const title = RANKS[rankId - 1]?.title ?? '';
  const name = named
    ? ({ role: 'img', 'aria-label': `Rank ${title}` } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={styles.emblem}
      data-tier={tier}
      data-opening={opening}
      data-outline={outline}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...name}
    >
      {frame ? <path className={styles.frame} d={frame} /> : <path className={styles.ground} d="M12 57h40" />}
      <path className={styles.stem} d={`M32 ${frame ? 51 : 56}V${stemTop}`} />
      {leaves.map(({ x, y, angle, length }) => (
        <g key={`${y} ${angle}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path className={styles.leaf} d={leafPath(length)} />
        </g>
      ))}
    </svg>
  );
}
