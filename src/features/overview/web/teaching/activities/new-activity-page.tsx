import { getStudentAssignmentReport } from '#features/activities/contract/teaching.ts';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { SKILLS, type Skill } from '#features/library/core/skills.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { copyOf, draftFor, emptyDraft } from './activity-draft.ts';
import { chosenStudents, type SomeSearch, studentsNamed } from './chosen-students.ts';
import { NewActivity } from './new-activity.tsx';

/** Sets an activity of any type: from nothing, for some students of a class, or as a copy of another one. */
export function NewActivityPage() {
  const query = useEndpointQuery(listClasses, {});
  const { class: wanted, copy, need, level, students, skill } = useScreen(newActivityPage).search;
  const some = need !== undefined || level !== undefined || students !== undefined;
  return (
    <Page title="New activity" width="reading" above={<PlaceCrumbs viewer="teacher" />}>
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) => {
          if (classes.length === 0) return <NoClasses>Activities are set for classes.</NoClasses>;
          if (copy !== undefined)
            return <CopyOfActivity activityId={copy} some={studentsNamed(students)} classes={classes} />;
          const first = firstOf(classes, wanted);
          return first === null || !some ? (
            <NewActivity classes={classes} start={emptyDraft(first?.id ?? null)} skill={skillOf(skill)} />
          ) : (
            <ForSomeOfClass
              classes={classes}
              schoolClass={first}
              search={{ need, level, students }}
              skill={skillOf(skill)}
            />
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

const skillOf = (name: string | undefined): Skill | undefined => SKILLS.find((skill) => skill === name);

interface ForSomeOfClassProps {
  readonly classes: readonly TeacherClass[];
  readonly schoolClass: TeacherClass;
  readonly search: SomeSearch;
  readonly skill: Skill | undefined;
}

/** Begins with the students whom another screen showed or named; which of them are in the class is looked up again. */
function ForSomeOfClass({ classes, schoolClass, search, skill }: ForSomeOfClassProps) {
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: schoolClass.id } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {({ students }) => {
        const chosen = chosenStudents(students, search, {
          asOf: query.dataUpdatedAt,
          grade: schoolClass.grade,
        });
        return <NewActivity classes={classes} start={draftFor(schoolClass.id, chosen)} skill={skill} />;
      }}
    </QueryState>
  );
}

interface CopyOfActivityProps {
  readonly activityId: number;
  /** Null for the students of that one. */
  readonly some: readonly number[] | null;
  readonly classes: readonly TeacherClass[];
}

function CopyOfActivity({ activityId, some, classes }: CopyOfActivityProps) {
  const query = useEndpointQuery(getStudentAssignmentReport, { query: { activityId } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {(report) => <NewActivity classes={classes} start={copyOf(report, some)} />}
    </QueryState>
  );
}
