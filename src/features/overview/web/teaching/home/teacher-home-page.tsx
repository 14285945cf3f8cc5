import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { EndingNote } from '#platform/plans/web/ending-note.tsx';
import { UnpaidNote } from '#platform/plans/web/unpaid-note.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { WorklistSkeleton } from '#platform/ui/web/worklist-row.tsx';
import { listWorklist } from '../../../contract/worklist.ts';
import { nameApart } from '../class/name-apart.ts';
import { ClassCards } from '../classes/class-cards.tsx';
import { FirstClass } from './first-class.tsx';
import { WhoNeedsYou } from './who-needs-you.tsx';

/** The teacher's home: who needs me. */
export function TeacherHomePage() {
  const query = useEndpointQuery(listClasses, {});
  const worklist = useEndpointQuery(listWorklist, {}, { refetchOnMount: 'always' });
  return (
    <Page title="Home" width="teacher">
      <UnpaidNote />
      <EndingNote />
      <QueryState query={query} skeleton={<WorklistSkeleton />}>
        {({ classes }) => {
          const hasStudents = classes.some(({ studentCount }) => studentCount > 0);
          return (
            <>
              <QueryState query={worklist} skeleton={<WorklistSkeleton />}>
                {(list) =>
                  (list.rows.length > 0 || hasStudents) && <WhoNeedsMe classes={classes} list={list} />
                }
              </QueryState>
              {classes.length === 0 ? <NoClass /> : !hasStudents && <NobodyJoined classes={classes} />}
              <FirstClass classes={classes} figures={worklist.data?.figures} />
              {hasStudents && (
                <Section title="Your classes">
                  <ClassCards classes={classes} figures={worklist.data?.figures} heading="h3" />
                </Section>
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}

interface WhoNeedsMeProps {
  readonly classes: readonly TeacherClass[];
  readonly list: ResponseOf<typeof listWorklist>;
}

function WhoNeedsMe({ classes, list }: WhoNeedsMeProps) {
  const { leftOut } = list;
  const className = (id: number) => {
    const one = classes.find((schoolClass) => schoolClass.id === id);
    return one && nameApart(one, classes);
  };
  return (
    <Section title="Who needs you">
      <WhoNeedsYou list={list} className={className} />
      {leftOut.length > 0 && (
        <Note>
          <p>
            This list covers up to 3,000 students. It leaves out{' '}
            {leftOut.map((id) => className(id) ?? 'a class').join(', ')}.
          </p>
        </Note>
      )}
    </Section>
  );
}

const NoClass = () => (
  <NoClasses>
    All it takes is a name and a grade. You get a class code for your students. Then you see here who needs
    you.
  </NoClasses>
);

/** Before the first student: what to do with the code. */
const NobodyJoined = ({ classes: [first] }: { readonly classes: readonly TeacherClass[] }) => (
  <EmptyState
    title="No students yet"
    action={
      first && (
        <LinkButton {...linkTo(classPage, { id: first.id })}>Show the code for {first.name}</LinkButton>
      )
    }
  >
    Students join with the class code. Then you see here who needs you.
  </EmptyState>
);
