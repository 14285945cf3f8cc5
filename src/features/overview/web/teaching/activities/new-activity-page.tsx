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
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { filterRoster, type RosterSearch } from '../class/roster-filter.ts';
import { copyOf, draftFor, emptyDraft } from './activity-draft.ts';
import { NewActivity } from './new-activity.tsx';

/** Sets an activity of any type: from nothing, for some students of a class, or as a copy of another one. */
export function NewActivityPage() {
  const query = useEndpointQuery(listClasses, {});
  const { class: wanted, copy, need, level } = useScreen(newActivityPage).search;
  return (
    <Page title="New activity" width="reading" above={<PlaceCrumbs viewer="teacher" />}>
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) => {
          if (classes.length === 0) return <NoClasses>Activities are set for classes.</NoClasses>;
          if (copy !== undefined) return <CopyOfActivity activityId={copy} classes={classes} />;
          const first = firstOf(classes, wanted);
          return first === null || (need === undefined && level === undefined) ? (
            <NewActivity classes={classes} start={emptyDraft(first?.id ?? null)} />
          ) : (
            <ForSomeOfClass classes={classes} schoolClass={first} search={{ need, level }} />
          );
        }}
      </QueryState>
    </Page>
  );
}

/** The class that is chosen at first: the one that was asked for, or the only one; never one that only happened to be open before. */
const firstOf = (classes: readonly TeacherClass[], wanted: number | undefined): TeacherClass | null => {
  const [only] = classes.length === 1 ? classes : [];
  return classes.find(({ id }) => id === wanted) ?? only ?? null;
};

interface ForSomeOfClassProps {
  readonly classes: readonly TeacherClass[];
  readonly schoolClass: TeacherClass;
  readonly search: RosterSearch;
}

/** Begins with the students whom the roster showed; which they are is looked up again. */
function ForSomeOfClass({ classes, schoolClass, search }: ForSomeOfClassProps) {
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: schoolClass.id } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {({ students }) => {
        const { shown, words } = filterRoster(students, search, {
          asOf: query.dataUpdatedAt,
          grade: schoolClass.grade,
        });
        const chosen = words === null ? null : shown;
        return <NewActivity classes={classes} start={draftFor(schoolClass.id, chosen)} />;
      }}
    </QueryState>
  );
}

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
