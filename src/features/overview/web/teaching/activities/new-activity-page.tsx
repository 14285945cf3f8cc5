import { listClasses } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { classComeFrom } from '../class/class-come-from.ts';
import { NewGoal } from './new-goal.tsx';

/** Sets a weekly goal; the way to assign a passage begins with the passage. */
export function NewActivityPage() {
  const query = useEndpointQuery(listClasses, {});
  const wanted = useScreen(newActivityPage).search.class ?? classComeFrom();
  return (
    <Page
      title="New weekly goal"
      width="form"
      above={<PlaceCrumbs viewer="teacher" />}
      lead={
        <>
          Your students choose what to read, and finish this many quizzes each week. To assign one passage,{' '}
          <TextLink {...linkTo(library)}>open it in the library</TextLink>.
        </>
      }
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) =>
          classes.length === 0 ? (
            <NoClasses>Weekly goals are set for classes.</NoClasses>
          ) : (
            <NewGoal classes={classes} first={classes.find(({ id }) => id === wanted) ?? null} />
          )
        }
      </QueryState>
    </Page>
  );
}
