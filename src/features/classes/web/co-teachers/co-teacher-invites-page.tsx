import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listCoTeacherInvites } from '../../contract/co-teachers.ts';
import { ReceivedInviteCard } from './received-invite-card.tsx';

/** Classes of other teachers that the teacher is asked to teach, too. */
export function CoTeacherInvitesPage() {
  const { userId: teacherId } = useActor();
  const query = useEndpointQuery(
    listCoTeacherInvites,
    { params: { teacherId } },
    { refetchOnMount: 'always' },
  );
  return (
    <Page
      title="Invitations to teach together"
      width="reading"
      lead="As a co-teacher you see the class and its students as its owner does."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {({ invites }) =>
          invites.length === 0 ? (
            <EmptyState
              title="No invitations"
              action={<LinkButton {...linkTo(teacherClasses)}>Go to my classes</LinkButton>}
            >
              When another teacher invites you to teach a class together, you see it here.
            </EmptyState>
          ) : (
            <Stack as="ul">
              {invites.map((invite) => (
                <ReceivedInviteCard key={invite.inviteId} invite={invite} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Page>
  );
}
