import { Fragment } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import type { ClassProgress, StudentProgress } from '#features/reports/contract/class-progress.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentReportPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { type LevelThenAndNow, levelsThenAndNow } from './levels-then.ts';
import styles from './levels-then-chart.module.css';
import { levelsThenCsv } from './levels-then-csv.ts';

/** Height of a full bar, in rem, and how many students fill it at the least: one student is a low bar, not a tower. */
const FULL = 7;
const PEAK_LEAST = 4;

interface LevelsThenChartProps {
  readonly progress: ClassProgress;
  readonly className: string;
}

const CAPTION = 'Students at each level at the start and at the end';

/** How many students read at each level at the start of the days and at their end; the table says who they are. */
export function LevelsThenChart({ progress, className }: LevelsThenChartProps) {
  const levels = levelsThenAndNow(progress.students);
  if (levels.length === 0) return null;
  const peak = Math.max(
    PEAK_LEAST,
    ...levels.flatMap(({ atStart, atEnd }) => [atStart.length, atEnd.length]),
  );
  return (
    <Card>
      <figure className={styles.chart}>
        <VisuallyHidden>{drawnInWords(levels)}</VisuallyHidden>
        <div aria-hidden="true" className={styles.levels}>
          {levels.map(({ level, atStart, atEnd }) => (
            <div key={level} className={styles.level}>
              <div className={styles.pair}>
                <Bar students={atStart.length} peak={peak} look={styles.start} />
                <Bar students={atEnd.length} peak={peak} look={styles.end} />
              </div>
              <span className={styles.name}>
                <span className={styles.word}>{levelWord(level)}</span>
                <span className={styles.number}>{level}</span>
              </span>
            </div>
          ))}
        </div>
        <Row as="ul" gap={24} rowGap={4} className={styles.key}>
          <li className={styles.entry}>
            <span className={classNames(styles.sample, styles.bar, styles.start)} />
            At the start
          </li>
          <li className={styles.entry}>
            <span className={classNames(styles.sample, styles.bar, styles.end)} />
            At the end
          </li>
        </Row>
        <ShowAsTable
          caption={CAPTION}
          columns={columnsOf(progress)}
          rows={levels}
          rowKey={({ level }) => level}
          act={<CsvButton of={CAPTION} name={`Levels - ${className}`} csv={() => levelsThenCsv(progress)} />}
        />
      </figure>
    </Card>
  );
}

interface BarProps {
  readonly students: number;
  readonly peak: number;
  readonly look: string | undefined;
}

const Bar = ({ students, peak, look }: BarProps) => (
  <span className={styles.column}>
    {students > 0 && (
      <>
        {students}
        <span className={classNames(styles.bar, look)} style={{ height: `${(students / peak) * FULL}rem` }} />
      </>
    )}
  </span>
);

/** What the drawing says at a glance, for those who listen. */
const drawnInWords = (levels: readonly LevelThenAndNow[]): string =>
  `Students at each level, at the start and at the end: ${levels
    .map(({ level, atStart, atEnd }) => `${levelWord(level)} ${atStart.length} and ${atEnd.length}`)
    .join(', ')}. The table below says who they are.`;

const columnsOf = ({ students, start, end }: ClassProgress): readonly Column<LevelThenAndNow>[] => {
  const nameIn = namesAmong(students);
  const who = (these: readonly StudentProgress[]) =>
    these.length === 0 ? (
      <Unknown says="nobody" />
    ) : (
      <>
        {these.length}:{' '}
        {these.map((student, index) => (
          <Fragment key={student.studentId}>
            {index > 0 && ', '}
            <TextLink {...linkTo(studentReportPage, { id: student.studentId }, { from: start, until: end })}>
              {nameIn(student)}
            </TextLink>
          </Fragment>
        ))}
      </>
    );
  return [
    { id: 'level', header: 'Level', cell: ({ level }) => levelWord(level), rowHeader: true },
    { id: 'start', header: 'At the start', cell: ({ atStart }) => who(atStart) },
    { id: 'end', header: 'At the end', cell: ({ atEnd }) => who(atEnd) },
  ];
};
