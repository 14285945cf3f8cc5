import { useNavigate } from '@tanstack/react-router';
import { ActivityList, CurrentOrPast, DownloadClassScores } from '#features/activities/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classActivitiesPage, newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { ClassHub } from './class-hub.tsx';

/** What a class is set to do. */
export function ClassActivitiesPage() {
  const navigate = useNavigate();
  const { params, search } = useScreen(classActivitiesPage);
  const past = search.tab === 'past';
  return (
    <ClassHub id={params.id} part="Activities">
      {({ id, name }) => (
        <>
          <Row gap={16} rowGap={12} align="end" between>
            <CurrentOrPast
              past={past}
              onChange={(tab) =>
                void navigate({ ...linkTo(classActivitiesPage, { id }, { tab }), replace: true })
              }
            />
            <LinkButton {...linkTo(newActivityPage, {}, { class: id })}>New activity</LinkButton>
          </Row>
          <ActivityList past={past} ofClass={{ id, name }} />
          <DownloadClassScores classId={id} className={name} />
        </>
      )}
    </ClassHub>
  );
}
