import { nameOf } from '#features/accounts/core/student-name.ts';
import { levelWithDoubt, levelWord } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentPage } from '#platform/screens/core/addresses.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './level-bar.module.css';
import { groupInWords, type LevelGroup } from './level-groups.ts';
import type { GroupHandlers } from './use-open-group.ts';

interface LevelBarProps {
  readonly group: LevelGroup;
  /** Of the full height, 0–1. */
  readonly share: number;
  readonly inRange: boolean;
  readonly open: boolean;
  readonly handlers: GroupHandlers;
}

/** Height of a full bar, in rem. */
const FULL = 6;

/** How many students are shown one level; opens the list of them. */
export function LevelBar({ group, share, inRange, open, handlers }: LevelBarProps) {
  const { onPress, ...around } = handlers;
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
    <li className={styles.column} {...around}>
      <button type="button" className={styles.button} aria-expanded={open} onClick={onPress}>
        <VisuallyHidden>{groupInWords(group)}</VisuallyHidden>
        <span className={styles.ground} aria-hidden="true">
          <span className={styles.count}>{group.students.length}</span>
          <span className={styles.bar} style={{ height: `${share * FULL}rem` }} />
        </span>
        {label}
      </button>
      {open && <Students of={group} />}
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

/** Floats below its bar, and never beyond the edges of the drawing. */
const Students = ({ of: group }: { readonly of: LevelGroup }) => (
  <div
    className={styles.place}
    style={{ left: `clamp(0px, ${((group.level - 0.5) / 12) * 100}% - 9rem, max(0px, 100% - 18rem))` }}
  >
    <div className={styles.students}>
      <p className={styles.title}>{groupInWords(group)}</p>
      <ul className={styles.names}>
        {group.students.map((student) => (
          <li key={student.studentId} className={styles.student}>
            <TextLink {...linkTo(studentPage, { id: student.studentId })}>{nameOf(student)}</TextLink>
            {student.readingLevel && (
              <span className={styles.doubt}>{levelWithDoubt(student.readingLevel)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
