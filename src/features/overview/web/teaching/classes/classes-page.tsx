import { IconPlus } from '@tabler/icons-react';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage } from '#platform/screens/core/addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { ClassCards } from './class-cards.tsx';

/** Every class of the teacher. */
export function ClassesPage() {
  const query = useEndpointQuery(listClasses, {});
  const hasClasses = (query.data?.classes.length ?? 0) > 0;
  return (
    <Page title="Classes" width="teacher" actions={hasClasses && <CreateClass />}>
      <HubTabs hub="classes" viewer="teacher" label="Classes" />
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {({ classes }) =>
          classes.length > 0 ? (
            <ClassCards classes={classes} heading="h2" />
          ) : (
            <NoClasses>
              It takes a name and a grade. You get a code that lets your students in, and from then on you see
              here who needs you.
            </NoClasses>
          )
        }
      </QueryState>
    </Page>
  );
}

const CreateClass = () => (
  <LinkButton {...linkTo(createClassPage)} variant="primary" icon={<IconPlus size={20} aria-hidden />}>
    Create a class
  </LinkButton>
);
