import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { href } from '#platform/screens/core/address.ts';
import { activityPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { WeeklyOfStudent } from '../contract/views.ts';
import { ACTIVITY_STATUS, activityName, weeksReached } from './activity-words.ts';
import { goalsCsv } from './assignments-csv.ts';
import { WeekOfGoal } from './week-of-goal.tsx';

interface GoalsOfStudentProps {
  readonly name: string;
  readonly goals: readonly WeeklyOfStudent[];
}

/** The weekly goals of a student, for a teacher: this week and those before; a row opens the goal. */
export const GoalsOfStudent = ({ name, goals }: GoalsOfStudentProps) => (
  <>
    <CsvButton of={`Weekly goals of ${name}`} name={`Weekly goals - ${name}`} csv={() => goalsCsv(goals)} />
    <DataTable
      caption={`Weekly goals of ${name}`}
      name="goals"
      columns={COLUMNS}
      rows={goals}
      rowKey={({ activityId }) => activityId}
      rowLink={({ activityId }) => href(activityPage, { id: activityId })}
      empty={null}
    />
  </>
);

const COLUMNS: readonly Column<WeeklyOfStudent>[] = [
  { id: 'title', header: 'Activity', cell: activityName, sort: activityName, rowHeader: true },
  { id: 'class', header: 'Class', cell: ({ className }) => className, sort: ({ className }) => className },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={ACTIVITY_STATUS[status].tone}>{ACTIVITY_STATUS[status].words}</Badge>,
    sort: ({ status }) => ACTIVITY_STATUS[status].words,
  },
  {
    id: 'now',
    header: 'Counted this week',
    cell: ({ weeks, quizzes, status }) => {
      const week = weeks.at(-1);
      if (!week || status === 'pending') return <Unknown says="not begun" />;
      return <WeekOfGoal week={week} quizzes={quizzes} />;
    },
    sort: ({ weeks }) => weeks.at(-1)?.counted ?? -1,
  },
  {
    id: 'weeks',
    header: 'Weeks reached',
    cell: ({ weeks }) => weeksReached(weeks) ?? <Unknown says="none yet" />,
    sort: ({ weeks }) => weeks.filter(({ reached }) => reached).length,
    align: 'right',
  },
];
