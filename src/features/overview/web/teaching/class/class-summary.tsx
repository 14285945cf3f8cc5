import { count, wholeNumber } from '#platform/ui/web/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { rosterSummary } from '../roster-summary.ts';
import styles from './class-summary.module.css';

/** The class in one line. */
export function ClassSummary({ students: lines }: { readonly students: readonly RosterLine[] }) {
  const { students, pretestKnown, pretestDone, quizzesTaken, quizzesPassed, quizzesThisWeek } =
    rosterSummary(lines);
  return (
    <ul className={styles.summary}>
      <li>{count(students, 'student')}</li>
      {pretestKnown > 0 && (
        <li>
          {pretestDone === students
            ? 'all have done the pretest'
            : `${pretestDone} of ${pretestKnown} have done the pretest`}
        </li>
      )}
      <li>{count(quizzesThisWeek, 'quiz', 'quizzes')} this week</li>
      <li>
        {wholeNumber(quizzesTaken)} in all, {wholeNumber(quizzesPassed)} passed
      </li>
    </ul>
  );
}
