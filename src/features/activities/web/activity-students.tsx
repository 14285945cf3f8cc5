import { bookName, namesAmong } from '#features/accounts/core/student-name.ts';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { href } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { ActivityView, ReportLine } from '../contract/views.ts';
import { dayInWords, progressInWords } from './activity-words.ts';

interface ActivityStudentsProps {
  readonly activity: Extract<ActivityView, { type: 'PASSAGE' }>;
  readonly students: readonly ReportLine[];
}

/** Who has done it and who has not; a row opens the answers, or the student. */
export const ActivityStudents = ({ activity, students }: ActivityStudentsProps) => (
  <DataTable
    caption={`Students who are assigned “${activity.title}”`}
    columns={columnsToShow(students)}
    rows={students}
    // Who has not done it comes first.
    start={{ column: 'progress', direction: 'ascending' }}
    rowKey={({ studentId }) => studentId}
    rowLink={({ studentId, result }) =>
      result
        ? href(studentReviewPage, { id: studentId }, finishedQuiz(result))
        : href(studentPage, { id: studentId })
    }
    empty={
      <EmptyState title="No students yet">
        Students who join the class before the due date get it, and appear here.
      </EmptyState>
    }
  />
);

/** Scores and days come with the first student who has finished. */
const columnsToShow = (students: readonly ReportLine[]) =>
  columnsOf(students).filter(
    ({ id }) => id === 'name' || id === 'progress' || students.some(({ result }) => result !== null),
  );

const columnsOf = (students: readonly ReportLine[]): readonly Column<ReportLine>[] => [
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
      const { words, tone } = progressInWords(line);
      return (
        <Row gap={8} rowGap={4} align="center">
          <Badge tone={tone}>{words}</Badge>
          {line.levelsAbove !== null && `${line.levelsAbove} levels above`}
          {line.moreTimeUntil && <span>Due {dayInWords(line.moreTimeUntil)}</span>}
        </Row>
      );
    },
    sort: (line) => progressInWords(line).step,
  },
  {
    id: 'score',
    header: 'Score',
    cell: ({ result }) => (result ? scoreInWords(result) : <Unknown says="not finished" />),
    sort: ({ result }) => (result ? result.right / result.total : -1),
  },
  {
    id: 'finished',
    header: 'Finished',
    cell: ({ result }) => (result ? dayInWords(result.finishedOn) : <Unknown says="not finished" />),
    sort: ({ result }) => result?.finishedOn ?? '',
  },
];
