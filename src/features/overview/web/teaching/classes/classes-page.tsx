import { IconPlus } from '@tabler/icons-react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  createClassPage,
  recentChangesPage,
  schoolYearPage,
} from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listClassFigures } from '../../../contract/class-figures.ts';
import { StartedYearLine } from '../school-year/started-years.tsx';
import { ArchivedClasses } from './archived-classes.tsx';
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
            <CardsWithFigures classes={classes} />
          ) : (
            <NoClasses>
              All it takes is a name and a grade. You get a class code for your students. Then you see here
              who needs you.
            </NoClasses>
          )
        }
      </QueryState>
      <StartedYearLine />
      <ArchivedClasses />
    </Page>
  );
}

const CreateClass = () => (
  <LinkButton {...linkTo(createClassPage)} variant="primary" icon={<IconPlus size={20} aria-hidden />}>
    Create a class
  </LinkButton>
);

function CardsWithFigures({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const figures = useEndpointQuery(listClassFigures, {}, { refetchOnMount: 'always' });
  return (
    <>
      {figures.error && (
        <ErrorState
          problem={figures.error.problem}
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      )}
      <ClassCards classes={classes} figures={figures.data?.classes} heading="h2" />
      <p>
        Changed something by mistake? <TextLink {...linkTo(recentChangesPage)}>See recent changes</TextLink>
      </p>
      <p>
        When the year is over: <TextLink {...linkTo(schoolYearPage)}>New school year</TextLink>
      </p>
    </>
  );
}
