import { todayIn } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { FIRST_DAY } from '#features/reports/core/presets.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { classFigures } from '../../../core/class-figures.ts';
import { pretestWords, takenWords, weekWords } from '../classes/class-words.ts';
import { thisWeek } from '../this-week.ts';
import styles from './class-summary.module.css';

export interface ClassSummaryProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'grade' | 'timezone'>;
  readonly students: readonly RosterLine[];
  /** When they were fetched, epoch milliseconds. */
  readonly asOf: number;
}

/** The class in one line; a number of quizzes opens to the report that says it, student by student. */
export function ClassSummary({ schoolClass: { id, grade, timezone }, students, asOf }: ClassSummaryProps) {
  const figures = classFigures(students, { nowMs: asOf, grade });
  const pretest = pretestWords(figures);
  const taken = takenWords(figures);
  return (
    <Row as="ul" gap={24} rowGap={4} align="baseline" className={styles.summary}>
      <li>{count(figures.students, 'student')}</li>
      {pretest !== null && <li>{pretest}</li>}
      <li>
        {figures.weekQuizzes + figures.weekTooFast === 0 ? (
          weekWords(figures)
        ) : (
          <TextLink {...linkTo(classProgressPage, { id }, thisWeek(timezone))}>{weekWords(figures)}</TextLink>
        )}
      </li>
      {taken !== null && (
        <li>
          <TextLink {...linkTo(classProgressPage, { id }, { from: FIRST_DAY, until: todayIn(timezone) })}>
            {taken}
          </TextLink>
        </li>
      )}
    </Row>
  );
}
