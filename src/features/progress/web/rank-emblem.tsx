import { RANKS } from '../core/ranks.ts';
import { emblemShape, leafPath } from './emblem-shape.ts';
import styles from './rank-emblem.module.css';

interface RankEmblemProps {
  readonly progressLevelId: number;
  /** Pixels; readable from 32. */
  readonly size?: number;
  /** Say the rank to a screen reader; leave out where its name stands beside the emblem. */
  readonly named?: boolean;
}

/** The emblem of a rank, one of a family of twenty. */
export function RankEmblem({ progressLevelId, size = 48, named = false }: RankEmblemProps) {
  const { tier, frame, stemTop, leaves } = emblemShape(progressLevelId);
  const title = RANKS[progressLevelId - 1]?.title ?? '';
  const name = named
    ? ({ role: 'img', 'aria-label': `Rank ${title}` } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg className={styles.emblem} data-tier={tier} viewBox="0 0 64 64" width={size} height={size} {...name}>
      {frame ? <path className={styles.frame} d={frame} /> : <path className={styles.ground} d="M12 57h40" />}
      <path className={styles.stem} d={`M32 ${frame ? 51 : 56}V${stemTop}`} />
      {leaves.map(({ x, y, angle, length }) => (
        <path
          key={`${y} ${angle}`}
          className={styles.leaf}
          d={leafPath(length)}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
    </svg>
  );
}
