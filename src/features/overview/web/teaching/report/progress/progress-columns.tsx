import { BY_LAST_NAME, bookName, namesAmong } from '#features/accounts/core/student-name.ts';
import type { StudentProgress } from '#features/reports/contract/class-progress.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { percent, wholeNumber } from '#platform/wording/core/figures.ts';
import { LevelNow } from '../../level-now.tsx';
import { Passed, passageLevels } from '../report-columns.tsx';
import styles from './progress-report.module.css';
import { changeOf, weeksInWords, whyInWords } from './progress-words.ts';

/** What the progress report says of each student; in a month the quizzes of each of its weeks, too. */
export const progressColumns = (students: readonly StudentProgress[]): readonly Column<StudentProgress>[] => {
  const nameIn = namesAmong(students);
  const isByWeek = students.some(({ weekQuizzes }) => weekQuizzes.length > 0);
  return [
    { id: 'name', header: BY_LAST_NAME, cell: nameIn, sort: bookName, rowHeader: true },
    ...LEVEL_COLUMNS,
    ...QUIZ_COLUMNS,
    ...(isByWeek ? [WEEKS] : []),
    ...LAST_COLUMNS,
  ];
};

const LEVEL_COLUMNS: readonly Column<StudentProgress>[] = [
  {
    id: 'start',
    header: 'At the start',
    cell: (one) => <LevelNow student={{ ...one, readingLevel: one.levelAtStart }} />,
    sort: ({ levelAtStart }) => levelAtStart?.value ?? null,
    align: 'right',
  },
  {
    id: 'end',
    header: 'At the end',
    cell: (one) => <LevelNow student={{ ...one, readingLevel: one.levelAtEnd }} />,
    sort: ({ levelAtEnd }) => levelAtEnd?.value ?? null,
    align: 'right',
  },
  {
    id: 'change',
    header: 'Change',
    cell: (one) => <Change of={one} />,
    sort: ({ movedBy }) => movedBy,
    align: 'right',
  },
  {
    id: 'why',
    header: 'Answers',
    cell: (one) => <span className={styles.why}>{whyInWords(one)}</span>,
    speaksForItself: true,
  },
];

/** "+0.6", and where it is beyond chance which way. */
function Change({ of }: { readonly of: StudentProgress }) {
  const change = changeOf(of);
  if (change === null) return <Unknown />;
  return (
    <span className={styles.change}>
      {of.moved !== null && <Badge tone={of.moved === 'up' ? 'leaf' : 'berry'}>clearly {of.moved}</Badge>}{' '}
      {change}
    </span>
  );
}

const QUIZ_COLUMNS: readonly Column<StudentProgress>[] = [
  {
    id: 'quizzes',
    header: 'Passed',
    cell: (one) => (
      <span className={styles.passed}>
        <Passed {...one} /> <PassageLevels of={one} />
      </span>
    ),
    sort: ({ quizzes }) => quizzes,
    align: 'right',
  },
];

/** "level 3–4" under what was passed: a column of its own finds no room beside the weeks of a month. */
function PassageLevels({ of }: { readonly of: StudentProgress }) {
  const levels = passageLevels(of);
  if (levels === null) return null;
  return <span className={styles.levels}>level {levels}</span>;
}

const WEEKS: Column<StudentProgress> = {
  id: 'weeks',
  header: 'Each week',
  cell: (one) => <span className={styles.weeks}>{weeksInWords(one)}</span>,
};

const LAST_COLUMNS: readonly Column<StudentProgress>[] = [
  {
    id: 'minutes',
    header: 'Minutes',
    cell: ({ minutes }) => wholeNumber(Math.round(minutes)),
    sort: ({ minutes }) => minutes,
    align: 'right',
  },
  {
    id: 'fast',
    header: 'Too fast',
    cell: ({ fastShare }) => (fastShare === null ? <Unknown says="no answers" /> : percent(fastShare)),
    sort: ({ fastShare }) => fastShare,
    align: 'right',
  },
  {
    id: 'points',
    header: 'Points',
    cell: ({ points }) => wholeNumber(points),
    sort: ({ points }) => points,
    align: 'right',
  },
];
