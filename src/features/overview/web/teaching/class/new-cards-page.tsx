import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassBadges, NewCards } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { ClassHub } from './class-hub.tsx';

/** Login cards with new passwords for students of a class. */
export function NewCardsPage() {
  const { id } = useScreen(newCardsPage).params;
  return (
    <ClassHub id={id} part="Login cards">
      {(schoolClass) => <CardsOfClass key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassHub>
  );
}

function CardsOfClass({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { search } = useScreen(newCardsPage);
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: schoolClass.id } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {({ students }) =>
        students.length === 0 ? (
          <EmptyState
            title="No students yet"
            action={
              <LinkButton {...linkTo(addStudentsPage, { id: schoolClass.id })}>Add students</LinkButton>
            }
          >
            Once there are students, you can print a new card for anyone who has lost theirs.
          </EmptyState>
        ) : (
          <>
            <NewCards
              schoolClass={schoolClass}
              chosenAtFirst={search.students?.split('-').map(Number) ?? []}
              // Where another class counts, nothing is told of the last login: then nobody is called new.
              students={students.map((line) => ({ ...line, isNew: line.figures && line.lastSeen === null }))}
            />
            {schoolClass.mayReset && <ClassBadges schoolClass={schoolClass} students={students} />}
          </>
        )
      }
    </QueryState>
  );
}
