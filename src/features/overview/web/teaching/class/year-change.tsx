import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { SchoolYear } from '#features/classes/contract/school-year.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { daysAgo } from '#platform/wording/core/figures.ts';
import { tellUndone, useUndoSchoolYear } from '../school-year/use-school-year.ts';
import { yearInWords } from '../school-year/year-words.ts';
import styles from './recent-changes.module.css';

interface YearChangeProps {
  readonly year: SchoolYear;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
  /** What else shows the class is as it was before. */
  readonly onUndone?: () => void;
}

/** Whether a new school year changed a class, or brought students into it. */
export const concerns = ({ classes }: SchoolYear, { id }: Pick<TeacherClass, 'id'>): boolean =>
  classes.some(({ classId, movedTo }) => classId === id || movedTo?.id === id);

/** A new school year among what was changed lately, with its undo, which is for all of its classes. */
export function YearChange({ year, asOf, onUndone }: YearChangeProps) {
  const { undo, pending } = useUndoSchoolYear();
  const { startedAt, timezone } = year;
  const press = async () => {
    const undone = await undo(year.yearId);
    if (!undone) return;
    tellUndone(undone);
    onUndone?.();
    // The button that had the focus goes with its row.
    focusHeading();
  };
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>New school year</p>
        <p className={styles.facts}>
          {yearInWords(year)} <time dateTime={startedAt}>{daysAgo(startedAt, asOf, timezone)}</time>
          {year.classes.length > 1 && '; undo is for all of them'}
        </p>
      </div>
      <Button
        aria-label="Undo the new school year"
        pending={pending}
        pendingLabel="Undoing…"
        onClick={() => void press()}
      >
        Undo
      </Button>
    </Row>
  );
}
