import { Link } from '@tanstack/react-router';
import { levelWord } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './level-bar.module.css';
import { groupInWords, type LevelGroup } from './level-groups.ts';

interface LevelBarProps {
  readonly classId: number;
  readonly group: LevelGroup;
  /** Of the full height, 0–1. */
  readonly share: number;
  readonly inRange: boolean;
}

/** Height of a full bar, in rem. */
const FULL = 6;

/** How many students read at one level; leads to them in the roster. */
export function LevelBar({ classId, group, share, inRange }: LevelBarProps) {
  const label = <Label level={group.level} inRange={inRange} />;
  if (group.students.length === 0) {
    return (
      <li className={styles.column} aria-hidden="true">
        <span className={styles.ground} />
        {label}
      </li>
    );
  }
  return (
    <li className={styles.column}>
      <Link {...linkTo(classPage, { id: classId }, { level: group.level })} className={styles.link}>
        <VisuallyHidden>{groupInWords(group)}</VisuallyHidden>
        <span className={styles.ground} aria-hidden="true">
          <span className={styles.count}>{group.students.length}</span>
          <span className={styles.bar} style={{ height: `${share * FULL}rem` }} />
        </span>
        {label}
      </Link>
    </li>
  );
}

/** The level as a word, as a number where twelve words do not fit. */
const Label = ({ level, inRange }: { readonly level: number; readonly inRange: boolean }) => (
  <span className={classNames(styles.label, !inRange && styles.outside)} aria-hidden="true">
    <span className={styles.word}>{levelWord(level)}</span>
    <span className={styles.number}>{level}</span>
  </span>
);
