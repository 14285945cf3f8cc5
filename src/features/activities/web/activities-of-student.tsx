import { useState } from 'react';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { activityPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { useOnPaper } from '#platform/ui/web/use-on-paper.ts';
import { getStudentAssignments } from '../contract/student.ts';
import type { AssignmentView } from '../contract/views.ts';
import { activityName, assignmentInWords, dayInWords } from './activity-words.ts';
import { assignmentsCsv } from './assignments-csv.ts';
import { GoalsOfStudent } from './goals-of-student.tsx';

interface ActivitiesOfStudentProps {
  readonly studentId: number;
  readonly name: string;
  /** Only what was open on one of these days, as in a report of them. */
  readonly days?: Span;
}

/** What a student's classes have set, for a teacher, what is due last in front; a row opens the answers or the activity. */
export function ActivitiesOfStudent({ studentId, name, days }: ActivitiesOfStudentProps) {
  const query = useEndpointQuery(
    getStudentAssignments,
    { query: { studentId, ...(days && { fromDate: days.start, toDate: days.end }) } },
    { refetchOnMount: 'always' },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={5} columns={4} />}>
      {({ assignments, weekly }) =>
        weekly.length === 0 ? (
          <Assignments {...{ studentId, name, assignments }} inDays={days !== undefined} />
        ) : (
          <>
            <Section title="Weekly goals">
              <GoalsOfStudent name={name} goals={weekly} />
            </Section>
            <Section title="With a due date">
              <Assignments {...{ studentId, name, assignments }} inDays={days !== undefined} />
            </Section>
          </>
        )
      }
    </QueryState>
  );
}

interface AssignmentsProps extends Omit<ActivitiesOfStudentProps, 'days'> {
  readonly assignments: readonly AssignmentView[];
  /** They are those of some days: still to be done, or past. */
  readonly inDays: boolean;
}

function Assignments({ studentId, name, assignments, inDays }: AssignmentsProps) {
  const [shown, setShown] = useState<Shown>('all');
  const caption = `Activities of ${name}`;
  // On paper a list is whole.
  const onPaper = useOnPaper();
  const rows = onPaper ? assignments : assignments.filter(({ status }) => isShown(shown, status));
  return (
    <>
      {inDays && assignments.length > 0 && (
        <Choices legend="Show" value={shown} options={TABS} onChange={setShown} />
      )}
      {rows.length > 0 && (
        <CsvButton of={caption} name={`Activities - ${name}`} csv={() => assignmentsCsv(rows)} />
      )}
      <DataTable
        caption={caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ studentAssignmentId }) => studentAssignmentId}
        rowLink={(assignment) => leadOf(studentId, assignment)}
        start={{ column: 'due', direction: 'descending' }}
        empty={assignments.length > 0 ? <NothingIn shown={shown} /> : inDays ? NOTHING_SET : NOTHING_YET}
      />
    </>
  );
}

type Shown = 'all' | 'current' | 'past';

const TABS: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'current', label: 'Current' },
  { value: 'past', label: 'Past' },
];

/** Nothing is to be done about these. */
const PAST: ReadonlySet<AssignmentView['status']> = new Set(['completed', 'missed', 'canceled', 'deleted']);

const isShown = (shown: Shown, status: AssignmentView['status']): boolean =>
  shown === 'all' || (shown === 'past') === PAST.has(status);

const NothingIn = ({ shown }: { readonly shown: Shown }) => (
  <p>{shown === 'current' ? 'Nothing of this is still to be done.' : 'Nothing of this is past.'}</p>
);

const NOTHING_YET = (
  <EmptyState title="No activities yet">
    What you assign to the class appears here for each student.
  </EmptyState>
);

const NOTHING_SET = (
  <EmptyState title="Nothing was set for these days">
    Passages, pretests, and goals that you assign appear here with how they went.
  </EmptyState>
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
