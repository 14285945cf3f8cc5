import { bookName, namesAmong } from '#features/accounts/core/student-name.ts';
import { levelWithDoubt, TooFastNote } from '#features/progress/web/public.tsx';
import { href } from '#platform/screens/core/address.ts';
import { studentPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { AssessmentReportLine, FoundLevel } from '../contract/views.ts';
import { dayInWords, pretestInWords } from './activity-words.ts';
import { assessedInWords, fastInWords, moveOf } from './assessed-words.ts';

/** Who has taken the pretest again, and the level of each before and after it; a row opens the student. */
export const AssessedStudents = ({ students }: { readonly students: readonly AssessmentReportLine[] }) => (
  <>
    <p>{assessedInWords(students)}</p>
    <TooFastNote of={students.flatMap(({ found }) => found ?? [])} />
    <DataTable
      caption="Students who are assigned the pretest"
      columns={columnsToShow(students)}
      rows={students}
      // Who has not done it comes first.
      start={{ column: 'progress', direction: 'ascending' }}
      rowKey={({ studentId }) => studentId}
      rowLink={({ studentId }) => href(studentPage, { id: studentId })}
      empty={
        <EmptyState title="No students yet">
          Students who join the class before the due date get it, and appear here.
        </EmptyState>
      }
    />
  </>
);

const NOT_FINISHED = 'not finished';

interface LevelProps {
  readonly level: FoundLevel | null | undefined;
  /** Why there is none. */
  readonly says: string;
}

const Level = ({ level, says }: LevelProps) => (level ? levelWithDoubt(level) : <Unknown says={says} />);

/** What a pretest found comes with the first student who has finished it. */
const columnsToShow = (students: readonly AssessmentReportLine[]) =>
  columnsOf(students).filter(
    ({ id }) => id === 'name' || id === 'progress' || students.some(({ result }) => result !== null),
  );

const columnsOf = (students: readonly AssessmentReportLine[]): readonly Column<AssessmentReportLine>[] => [
  {
    id: 'name',
    header: 'Student',
    cell: namesAmong(students),
    sort: bookName,
    rowHeader: true,
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: (line) => {
      const { words, tone } = pretestInWords(line);
      return (
        <Row gap={8} rowGap={4} align="center">
          <Badge tone={tone}>{words}</Badge>
          {line.moreTimeUntil && <span>Due {dayInWords(line.moreTimeUntil)}</span>}
        </Row>
      );
    },
    sort: (line) => pretestInWords(line).step,
  },
  {
    id: 'before',
    header: 'Level before',
    cell: ({ found }) => <Level level={found?.before} says={found ? 'none before' : NOT_FINISHED} />,
    sort: ({ found }) => found?.before?.value ?? -1,
    align: 'right',
  },
  {
    id: 'after',
    header: 'Level after',
    cell: ({ found }) =>
      found && found.after === null ? fastInWords(found) : <Level level={found?.after} says={NOT_FINISHED} />,
    sort: ({ found }) => found?.after?.value ?? -1,
    align: 'right',
  },
  {
    id: 'change',
    header: 'Change',
    cell: ({ found }) => moveOf(found) ?? <Unknown says={found ? 'not known' : NOT_FINISHED} />,
    sort: ({ found }) => (found?.before && found.after ? found.after.value - found.before.value : -99),
    align: 'right',
  },
  {
    id: 'fast',
    header: 'Too fast',
    cell: ({ found }) =>
      found ? `${found.fastAnswers} of ${found.questions}` : <Unknown says={NOT_FINISHED} />,
    sort: ({ found }) => (found ? found.fastAnswers / Math.max(1, found.questions) : -1),
    align: 'right',
  },
  {
    id: 'finished',
    header: 'Finished',
    cell: ({ result }) => (result ? dayInWords(result.finishedOn) : <Unknown says={NOT_FINISHED} />),
    sort: ({ result }) => result?.finishedOn ?? '',
  },
];
