import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { newActivityPage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ActivityList } from './activity-list.tsx';
import { CurrentOrPast } from './current-or-past.tsx';

/** What a teacher has set all their classes to do. */
export function TeacherActivitiesPage() {
  const navigate = useNavigate();
  const past = useScreen(teacherActivities).search.tab === 'past';
  return (
    <Page
      title="Activities"
      width="teacher"
      actions={
        <LinkButton {...linkTo(newActivityPage)} variant="primary">
          New activity
        </LinkButton>
      }
    >
      <CurrentOrPast
        past={past}
        onChange={(tab) => void navigate({ ...linkTo(teacherActivities, {}, { tab }), replace: true })}
      />
      <ActivityList past={past} />
    </Page>
  );
}
