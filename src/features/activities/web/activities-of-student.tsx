import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { activityPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { getStudentAssignments } from '../contract/student.ts';
import type { AssignmentView } from '../contract/views.ts';
import { activityName, assignmentInWords, dayInWords } from './activity-words.ts';
import { GoalsOfStudent } from './goals-of-student.tsx';

interface ActivitiesOfStudentProps {
  readonly studentId: number;
  readonly name: string;
}

/** What a student's classes have set, for a teacher, what is due last in front; a row opens the answers or the activity. */
export function ActivitiesOfStudent({ studentId, name }: ActivitiesOfStudentProps) {
  const query = useEndpointQuery(
    getStudentAssignments,
    { query: { studentId } },
    { refetchOnMount: 'always' },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={5} columns={4} />}>
      {({ assignments, weekly }) =>
        weekly.length === 0 ? (
          <Assignments {...{ studentId, name, assignments }} />
        ) : (
          <>
            <Section title="Weekly goals">
              <GoalsOfStudent name={name} goals={weekly} />
            </Section>
            <Section title="With a due date">
              <Assignments {...{ studentId, name, assignments }} />
            </Section>
          </>
        )
      }
    </QueryState>
  );
}

interface AssignmentsProps extends ActivitiesOfStudentProps {
  readonly assignments: readonly AssignmentView[];
}

const Assignments = ({ studentId, name, assignments }: AssignmentsProps) => (
  <DataTable
    caption={`Activities of ${name}`}
    columns={COLUMNS}
    rows={assignments}
    rowKey={({ studentAssignmentId }) => studentAssignmentId}
    rowLink={(assignment) => leadOf(studentId, assignment)}
    start={{ column: 'due', direction: 'descending' }}
    empty={
      <EmptyState title="No activities yet">
        What you assign to the class appears here for each student.
      </EmptyState>
    }
  />
);

function leadOf(studentId: number, assignment: AssignmentView): string {
  const { status, activityId } = assignment;
  const isRead = assignment.type === 'PASSAGE' && (status === 'completed' || assignment.tooFast);
  if (isRead && assignment.attemptId !== null) {
    const { attemptId, versionId } = assignment;
    return href(studentReviewPage, { id: studentId }, { attemptId, versionId });
  }
  return href(activityPage, { id: activityId });
}

const COLUMNS: readonly Column<AssignmentView>[] = [
  { id: 'title', header: 'Activity', cell: activityName, sort: activityName, rowHeader: true },
  { id: 'class', header: 'Class', cell: ({ className }) => className, sort: ({ className }) => className },
  { id: 'due', header: 'Due', cell: ({ dueDate }) => dayInWords(dueDate), sort: ({ dueDate }) => dueDate },
  {
    id: 'progress',
    header: 'Progress',
    cell: (assignment) => {
      const { words, tone } = assignmentInWords(assignment);
      return <Badge tone={tone}>{words}</Badge>;
    },
    sort: (assignment) => assignmentInWords(assignment).words,
  },
];
