import { useNavigate } from '@tanstack/react-router';
import { ActivityList, CurrentOrPast } from '#features/activities/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classActivitiesPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassHub } from './class-hub.tsx';

/** What a class is set to do. */
export function ClassActivitiesPage() {
  const navigate = useNavigate();
  const { params, search } = useScreen(classActivitiesPage);
  const past = search.tab === 'past';
  return (
    <ClassHub id={params.id} part="Activities">
      {({ id }) => (
        <>
          <CurrentOrPast
            past={past}
            onChange={(tab) =>
              void navigate({ ...linkTo(classActivitiesPage, { id }, { tab }), replace: true })
            }
          />
          <ActivityList past={past} classId={id} />
        </>
      )}
    </ClassHub>
  );
}
