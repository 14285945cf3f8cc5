import { Row } from '#platform/ui/web/row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { classFigures } from '../../../core/class-figures.ts';
import { pretestWords, takenWords, weekWords } from '../classes/class-words.ts';
import styles from './class-summary.module.css';

export interface ClassSummaryProps {
  readonly students: readonly RosterLine[];
  /** When they were fetched, epoch milliseconds. */
  readonly asOf: number;
  readonly grade: number;
}

/** The class in one line. */
export function ClassSummary({ students, asOf, grade }: ClassSummaryProps) {
  const figures = classFigures(students, { nowMs: asOf, grade });
  const pretest = pretestWords(figures);
  const taken = takenWords(figures);
  return (
    <Row as="ul" gap={24} rowGap={4} className={styles.summary}>
      <li>{count(figures.students, 'student')}</li>
      {pretest !== null && <li>{pretest}</li>}
      <li>{weekWords(figures)}</li>
      {taken !== null && <li>{taken}</li>}
    </Row>
  );
}
