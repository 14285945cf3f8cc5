import { Navigate } from '@tanstack/react-router';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classEssaysPage, essayDesk } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { essaysWaiting } from '../../contract/endpoints.ts';
import { ChooseClass } from './choose-class.tsx';
import { EssaysSkeleton } from './essays-skeleton.tsx';

/** Short essays of all classes: how many wait in each. Those of a class are a part of the class. */
export function EssaysPage() {
  const query = useEndpointQuery(listClasses, {});
  return (
    <Page title="Short essays" width="teacher" above={<PlaceCrumbs viewer="teacher" />}>
      <QueryState query={query} skeleton={<EssaysSkeleton />}>
        {({ classes }) =>
          classes.length > 0 ? (
            <Essays classes={classes} />
          ) : (
            <NoClasses>
              Students of a class can write a few sentences after each quiz. You read and score them here.
            </NoClasses>
          )
        }
      </QueryState>
    </Page>
  );
}

function Essays({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const { class: named, status, by } = useScreen(essayDesk).search;
  const { data } = useEndpointQuery(essaysWaiting, {});
  const waitingOf = (classId: number): number | null =>
    data ? (data.classes.find((entry) => entry.classId === classId)?.waiting ?? 0) : null;
  const schoolClass =
    classes.find(({ id }) => id === named) ?? (classes.length === 1 ? classes[0] : undefined);
  if (!schoolClass) return <ChooseClass classes={classes} waitingOf={waitingOf} />;
  return <Navigate {...linkTo(classEssaysPage, { id: schoolClass.id }, { status, by })} replace />;
}
