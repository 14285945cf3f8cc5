import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classOverviewPage, classPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { WorklistSkeleton } from '#platform/ui/web/worklist-row.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { listWorklistOfClass } from '../../../contract/worklist.ts';
import { WhoNeedsYou } from '../home/who-needs-you.tsx';
import { ClassHub } from './class-hub.tsx';
import { ClassLevels } from './class-levels.tsx';
import { ClassSummary } from './class-summary.tsx';

/** A class in one look: its numbers, who needs the teacher as on the home page, how the reading levels are spread. */
export function ClassOverviewPage() {
  const { id } = useScreen(classOverviewPage).params;
  // Asked for beside the class itself: one wait instead of two in a row.
  useEndpointQuery(listStudentsOfClass, { params: { id } });
  return (
    <ClassHub id={id} part="Overview" prints>
      {(schoolClass) => <Overview schoolClass={schoolClass} />}
    </ClassHub>
  );
}

function Overview({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { id } = schoolClass;
  const query = useEndpointQuery(listStudentsOfClass, { params: { id } });
  const worklist = useEndpointQuery(listWorklistOfClass, { params: { id } }, { refetchOnMount: 'always' });
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="14rem" />}>
      {({ students }) => {
        if (students.length === 0) return <NoStudents id={id} />;
        return (
          <>
            <PrintedOn zone={schoolClass.timezone} />
            <ClassSummary schoolClass={schoolClass} students={students} asOf={query.dataUpdatedAt} />
            <Section title="Who needs you">
              <QueryState query={worklist} skeleton={<WorklistSkeleton />}>
                {(list) => <WhoNeedsYou list={list} />}
              </QueryState>
            </Section>
            <Section title="Reading levels">
              <ClassLevels schoolClass={schoolClass} students={students} />
            </Section>
          </>
        );
      }}
    </QueryState>
  );
}

const NoStudents = ({ id }: { readonly id: number }) => (
  <EmptyState
    title="No students yet"
    action={<LinkButton {...linkTo(classPage, { id })}>Let students in</LinkButton>}
  >
    After students join and take the pretest, you see here who needs you and who reads at which level.
  </EmptyState>
);
