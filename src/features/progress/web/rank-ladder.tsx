import { classNames } from '#platform/ui/web/class-names.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { RANKS } from '../core/ranks.ts';
import { RankEmblem } from './rank-emblem.tsx';
import styles from './rank-ladder.module.css';

/** All twenty emblems, lowest first: those that were reached, the present one, and those to come in outline. */
export const RankLadder = ({ rankId }: { readonly rankId: number }) => (
  <ol className={styles.ladder}>
    {RANKS.map((rank) => (
      <li
        key={rank.rankId}
        className={classNames(styles.rung, rank.rankId > rankId && styles.toCome)}
        aria-current={rank.rankId === rankId ? 'step' : undefined}
      >
        <RankEmblem rankId={rank.rankId} size={48} outline={rank.rankId > rankId} />
        <span>{rank.title}</span>
        <span className={styles.points}>
          {rank.rankId === rankId ? 'You are here' : `${rank.minPoints.toLocaleString('en')} points`}
        </span>
        <VisuallyHidden>{rank.rankId > rankId ? 'Coming up' : 'Reached'}</VisuallyHidden>
      </li>
    ))}
  </ol>
);
