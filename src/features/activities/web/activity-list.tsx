import { useActor } from '#features/accounts/web/public.tsx';
import { saveCsv } from '#platform/csv/web/save-csv.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { activityPage, newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { type SortDirection, sortRows } from '#platform/ui/web/sort-rows.ts';
import { listActivities } from '../contract/teaching.ts';
import type { ActivityLine } from '../contract/views.ts';
import { isCompetition } from '../core/competition.ts';
import { activitiesCsv } from './activities-csv.ts';
import { ACTIVITY_STATUS, activityName, dayInWords } from './activity-words.ts';

interface ActivityListProps {
  readonly past: boolean;
  /** One class alone. */
  readonly ofClass?: { readonly id: number; readonly name: string };
}

/** The activities of a teacher on one tab; a row opens the activity. */
export function ActivityList({ past, ofClass }: ActivityListProps) {
  const { userId } = useActor();
  const caption = past ? 'Past activities' : 'Current activities';
  const query = useEndpointQuery(
    listActivities,
    { params: { id: userId }, query: { tab: past ? '2' : '1', ...(ofClass && { classId: ofClass.id }) } },
    { refetchOnMount: 'always' },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={5} columns={5} />}>
      {({ activities }) => {
        const { over, canceled } = apart(activities);
        const table = { past, ofClass: ofClass !== undefined };
        return (
          <>
            {(over.length > 0 || canceled.length === 0) && (
              <ActivityTable {...table} caption={caption} activities={over} />
            )}
            {canceled.length > 0 && (
              <Section title="Canceled">
                <ActivityTable
                  {...table}
                  caption="Canceled activities"
                  name="canceled"
                  activities={canceled}
                />
              </Section>
            )}
            {activities.length > 0 && (
              <div>
                <Button
                  onClick={() =>
                    saveCsv(
                      activitiesCsv(inOrder(activities, past)),
                      ofClass ? `${caption} - ${ofClass.name}` : caption,
                    )
                  }
                >
                  Download as CSV
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

/** A weekly goal has no due date: a day each week. */
function dueOf(line: ActivityLine): string {
  if (line.type !== 'FIXED_WEEKLY') return dayInWords(line.dueDate);
  if (line.neverBegan) return 'Never began';
  return line.status === 'canceled' ? dayInWords(line.dueDate) : 'Every Sunday';
}

/** "3 of 24" students; of a competition the place of the class, once it has started. */
function doneOf(line: ActivityLine): string {
  if (line.type !== 'LOCAL_COMPETITION' && line.type !== 'GLOBAL_COMPETITION')
    return `${line.finished} of ${line.students}`;
  return line.standing === null ? '' : `Place ${line.standing.place} of ${line.standing.classCount}`;
}

/** What was canceled stands apart from what ran its time; on the current tab nothing is canceled. */
const apart = (activities: readonly ActivityLine[]) => ({
  over: activities.filter(({ status }) => status !== 'canceled'),
  canceled: activities.filter(({ status }) => status === 'canceled'),
});

/** What is due next comes first; of what is over, the last. */
const directionOf = (past: boolean): SortDirection => (past ? 'descending' : 'ascending');
const inOrder = (activities: readonly ActivityLine[], past: boolean) =>
  sortRows(activities, ({ dueDate }) => dueDate, directionOf(past));

interface ActivityTableProps {
  readonly caption: string;
  /** Where the screen has another one. */
  readonly name?: string;
  readonly past: boolean;
  readonly ofClass: boolean;
  readonly activities: readonly ActivityLine[];
}

const ActivityTable = ({ caption, name, past, ofClass, activities }: ActivityTableProps) => (
  <DataTable
    caption={caption}
    {...(name !== undefined && { name })}
    columns={COLUMNS.filter(({ id }) => id !== 'class' || !ofClass)}
    rows={activities}
    rowKey={({ activityId }) => activityId}
    start={{ column: 'due', direction: directionOf(past) }}
    rowLink={({ activityId }) => href(activityPage, { id: activityId })}
    empty={past ? <NothingPast /> : <NothingNow />}
  />
);

const COLUMNS: readonly Column<ActivityLine>[] = [
  { id: 'title', header: 'Activity', cell: activityName, sort: activityName, rowHeader: true },
  { id: 'class', header: 'Class', cell: ({ className }) => className, sort: ({ className }) => className },
  { id: 'due', header: 'Due', cell: dueOf, sort: ({ dueDate }) => dueDate },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={ACTIVITY_STATUS[status].tone}>{ACTIVITY_STATUS[status].words}</Badge>,
    sort: ({ status }) => ACTIVITY_STATUS[status].words,
  },
  {
    id: 'done',
    header: 'Done',
    cell: doneOf,
    sort: (line) => (line.students === 0 || isCompetition(line.type) ? 0 : line.finished / line.students),
    align: 'right',
  },
];

const NothingNow = () => (
  <EmptyState
    title="Nothing is assigned right now"
    action={<LinkButton {...linkTo(newActivityPage)}>New activity</LinkButton>}
  >
    Assign a passage, set a weekly goal, ask for the pretest again, or let classes compete. Students find it
    on their home.
  </EmptyState>
);

const NothingPast = () => (
  <EmptyState title="No past activities yet">
    What was due more than two days ago moves here, and what you cancel.
  </EmptyState>
);
