import { TooFastNote } from '#features/progress/web/public.tsx';
import { saveCsv } from '#platform/csv/web/save-csv.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { activityPage, passagePage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { getCompetition } from '../contract/competition.ts';
import { getStudentAssignmentReport } from '../contract/teaching.ts';
import type { ActivityView, ReportLine } from '../contract/views.ts';
import { isCompetition } from '../core/competition.ts';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityStudents } from './activity-students.tsx';
import { ACTIVITY_STATUS, activityName, dayInWords, NEVER_BEGAN, WEEKLY_RULE } from './activity-words.ts';
import { AssessedStudents } from './assessed-students.tsx';
import { CompetitionOfClass } from './competition-of-class.tsx';
import { lookAgain } from './look-again.ts';
import { MoreTime } from './more-time.tsx';
import { scoreCsv, scoreTableName } from './score-csv.ts';
import { WeeklyStudents } from './weekly-students.tsx';

/** One activity: what it is, who has done it, and what its teacher can do with it. */
export function ActivityPage() {
  const { id: activityId } = useScreen(activityPage).params;
  const query = useEndpointQuery(
    getStudentAssignmentReport,
    { query: { activityId } },
    // How far the students are is kept up to date while the page is open.
    { refetchOnMount: 'always', refetchInterval: lookAgain },
  );
  const activity = query.data?.activity;
  const classNames = useClassNames(activity);
  if (query.error?.problem.code === 'not-found') return <NotThere />;
  return (
    <Page
      title={activity ? titleOf(activity, classNames) : 'Activity'}
      width="teacher"
      above={<PlaceCrumbs viewer="teacher" />}
      lead={activity && <Lead activity={activity} />}
      actions={activity && <ActivityActions activity={activity} />}
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={4} />}>
        {(report) => (
          <>
            <Students {...report} />
            {report.students.length + report.weekly.length + report.assessed.length > 0 && (
              <div>
                <Button onClick={() => saveScores(report)}>Download the scores</Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

const titleOf = (activity: ActivityView, classNames: readonly string[]): string =>
  activityName(isCompetition(activity.type) ? { type: activity.type, classNames } : activity);

/** The classes of the teacher that compete in a competition, which its title names; none for another activity. */
function useClassNames(activity: ActivityView | undefined): readonly string[] {
  const activityId = activity && isCompetition(activity.type) ? activity.activityId : null;
  const query = useEndpointQuery(
    getCompetition,
    { query: { activityId: activityId ?? 0 } },
    { enabled: activityId !== null },
  );
  return query.data?.competition.classNames ?? [];
}

type Report = ResponseOf<typeof getStudentAssignmentReport>;

function Students({ activity, students, weekly, assessed }: Report) {
  if (activity.type === 'FIXED_WEEKLY') return <WeeklyStudents goal={activity} students={weekly} />;
  if (activity.type === 'ASSESSMENT') {
    return (
      <>
        <MoreTime activity={activity} students={assessed} />
        <AssessedStudents students={assessed} />
      </>
    );
  }
  if (activity.type !== 'PASSAGE') return <CompetitionOfClass activityId={activity.activityId} />;
  return (
    <>
      <p>{doneInWords(students)}</p>
      <TooFastNote of={students.flatMap(({ result }) => result ?? [])} />
      <MoreTime activity={activity} students={students} />
      <ActivityStudents activity={activity} students={students} />
    </>
  );
}

const saveScores = (report: Report): void => saveCsv(scoreCsv(report), scoreTableName(report));

const Lead = ({ activity }: { readonly activity: ActivityView }) => (
  <Row as="span" gap={12} rowGap={4} align="center">
    <Badge tone={ACTIVITY_STATUS[activity.status].tone}>{ACTIVITY_STATUS[activity.status].words}</Badge>
    <span>
      {activity.className} · {whenInWords(activity)}
    </span>
    {activity.type === 'PASSAGE' && (
      <TextLink {...linkTo(passagePage, { id: activity.versionId })}>Open the passage</TextLink>
    )}
    {activity.type === 'FIXED_WEEKLY' && <span>{WEEKLY_RULE[activity.rule]} counts.</span>}
  </Row>
);

/** "Mon, Nov 23 to Sun, Nov 29"; of a weekly goal "every week since Mon, Nov 23". */
function whenInWords(activity: ActivityView): string {
  const { type, status, startDate, dueDate } = activity;
  const start = dayInWords(startDate);
  if (type === 'FIXED_WEEKLY' && activity.neverBegan) return NEVER_BEGAN;
  if (type !== 'FIXED_WEEKLY' || status === 'canceled') return `${start} to ${dayInWords(dueDate)}`;
  return status === 'pending' ? `every week from ${start}` : `every week since ${start}`;
}

/** "3 of 24 students have read it, 2 passed. 1 was too fast to count, and may try again." */
export function doneInWords(students: readonly ReportLine[]): string {
  if (students.length === 0) return 'There are no students in it yet.';
  const done = students.filter(({ result, tooFast }) => result !== null && !tooFast);
  const passed = done.filter(({ result }) => result?.passed).length;
  const all = students.length === 1 ? '1 student has' : `${students.length} students have`;
  const before = students.filter(({ pretestFirst, status }) => pretestFirst && status !== 'missed').length;
  const waiting = before > 0 ? ` ${before} must do the pretest first.` : '';
  const again = students.filter(({ tooFast, status }) => tooFast && status !== 'missed').length;
  const hasty =
    again > 0 ? ` ${again} ${again === 1 ? 'was' : 'were'} too fast to count, and may try again.` : '';
  const above = students.filter(({ levelsAbove, result }) => levelsAbove !== null && result === null).length;
  const hard = above > 0 ? ` It may be too hard for ${above}: it is more than two levels above theirs.` : '';
  return `${done.length} of ${all} read it, ${passed} passed.${hasty}${waiting}${hard}`;
}

const NotThere = () => (
  <Page title="Activity" width="teacher">
    <EmptyState
      title="This activity is not in your classes"
      action={<LinkButton {...linkTo(teacherActivities)}>Go to Activities</LinkButton>}
    >
      Its class may be archived, or the address is not quite right.
    </EmptyState>
  </Page>
);
