import { BY_LAST_NAME, namesAmong } from '#features/accounts/core/student-name.ts';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { needsOf } from '#features/reports/core/skill-words.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { percent, wholeNumber } from '#platform/wording/core/figures.ts';
import { LevelNow } from '../level-now.tsx';
import styles from './help-tables.module.css';

/** What the report says of each student. */
export const reportColumns = (students: readonly ReportedStudent[]): readonly Column<ReportedStudent>[] => {
  const nameIn = namesAmong(students);
  return [
    {
      id: 'name',
      header: BY_LAST_NAME,
      cell: (student) => <span className={styles.name}>{nameIn(student)}</span>,
      sort: ({ lastName, firstName, username }) => `${lastName} ${firstName} ${username}`.trim(),
      rowHeader: true,
    },
    ...LEVEL_COLUMNS,
    ...QUIZ_COLUMNS,
    {
      id: 'needs',
      header: 'Could use help with',
      highFirst: true,
      cell: (line) =>
        needsOf(line).join(', ') || <Unknown says={isJudged(line) ? 'nothing' : 'not known yet'} />,
      sort: (line) => needsOf(line).length,
    },
  ];
};

/** Whether there are enough answers to say of any skill how it goes. */
const isJudged = ({ skills, groups }: ReportedStudent): boolean =>
  [...skills, ...groups].some(({ standing }) => standing !== 'too-few');

const LEVEL_COLUMNS: readonly Column<ReportedStudent>[] = [
  {
    id: 'level',
    header: 'Level now',
    cell: (line) => <LevelNow student={line} />,
    sort: ({ readingLevel }) => readingLevel?.value ?? null,
    align: 'right',
  },
  {
    id: 'moved',
    header: 'Moved by',
    cell: ({ movedBy }) => (movedBy === null ? <Unknown /> : changeInWords(movedBy)),
    sort: ({ movedBy }) => movedBy,
    align: 'right',
  },
];

/** "3 of 4", and in gray what was too fast to count. */
export function Passed({
  quizzes,
  passed,
  quizzesTooFast,
}: Pick<ReportedStudent, 'quizzes' | 'passed' | 'quizzesTooFast'>) {
  const read = quizzes > 0 && `${passed} of ${quizzes}`;
  if (quizzesTooFast === 0) return read || <Unknown says="no quizzes" />;
  return (
    <>
      {read || 0} <span className={styles.tooFast}>+{wholeNumber(quizzesTooFast)} too fast</span>
    </>
  );
}

/** How hard the passages were: what stands beside it counts passages of several levels together. Null where none was read. */
export function passageLevels({
  lowestLevel,
  highestLevel,
}: Pick<ReportedStudent, 'lowestLevel' | 'highestLevel'>): string | null {
  if (lowestLevel === null || highestLevel === null) return null;
  return lowestLevel === highestLevel ? String(lowestLevel) : `${lowestLevel}–${highestLevel}`;
}

const QUIZ_COLUMNS: readonly Column<ReportedStudent>[] = [
  {
    id: 'quizzes',
    header: 'Passed',
    cell: (line) => <Passed {...line} />,
    sort: ({ quizzes }) => quizzes,
    align: 'right',
  },
  {
    id: 'passages',
    header: 'Passage levels',
    cell: (student) => passageLevels(student) ?? <Unknown says="no quizzes" />,
    sort: ({ highestLevel }) => highestLevel,
    align: 'right',
  },
  {
    id: 'right',
    header: 'Right',
    cell: ({ right, counted }) =>
      counted === 0 ? <Unknown says="no answers" /> : `${wholeNumber(right)} of ${wholeNumber(counted)}`,
    sort: ({ right, counted }) => (counted === 0 ? null : right / counted),
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
    id: 'minutes',
    header: 'Minutes',
    cell: ({ minutes }) => wholeNumber(Math.round(minutes)),
    sort: ({ minutes }) => minutes,
    align: 'right',
  },
];
