import { getStudentAssignmentReport } from '#features/activities/contract/teaching.ts';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { copyOf, emptyDraft } from './activity-draft.ts';
import { NewActivity } from './new-activity.tsx';

/** Sets an activity of any type, from nothing or as a copy of another one. */
export function NewActivityPage() {
  const query = useEndpointQuery(listClasses, {});
  const { class: wanted, copy } = useScreen(newActivityPage).search;
  return (
    <Page title="New activity" width="form" above={<PlaceCrumbs viewer="teacher" />}>
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) => {
          if (classes.length === 0) return <NoClasses>Activities are set for classes.</NoClasses>;
          return copy === undefined ? (
            <NewActivity classes={classes} start={emptyDraft(firstOf(classes, wanted))} />
          ) : (
            <CopyOfActivity activityId={copy} classes={classes} />
          );
        }}
      </QueryState>
    </Page>
  );
}

/** The class that is chosen at first: the one that was asked for, or the only one; never one that only happened to be open before. */
const firstOf = (classes: readonly TeacherClass[], wanted: number | undefined): number | null => {
  const [only] = classes.length === 1 ? classes : [];
  return (classes.find(({ id }) => id === wanted) ?? only)?.id ?? null;
};

interface CopyOfActivityProps {
  readonly activityId: number;
  readonly classes: readonly TeacherClass[];
}

function CopyOfActivity({ activityId, classes }: CopyOfActivityProps) {
  const query = useEndpointQuery(getStudentAssignmentReport, { query: { activityId } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {(report) => <NewActivity classes={classes} start={copyOf(report)} />}
    </QueryState>
  );
}
