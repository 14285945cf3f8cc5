import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listClasses } from '../../contract/endpoints.ts';
import { listTeacherInvitations } from '../../contract/teacher-invitations.ts';
import { DeclineAll } from './decline-all.tsx';
import { InvitationCard } from './invitation-card.tsx';

/** Students who asked for the teacher by email address. */
export function InvitationsPage() {
  const query = useEndpointQuery(listTeacherInvitations, {}, { refetchOnMount: 'always' });
  const classes = useEndpointQuery(listClasses, {});
  return (
    <Page
      title="Students who want to join"
      width="reading"
      lead="They typed your email address. Add only students you know."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {({ invitations, more }) =>
          invitations.length === 0 ? (
            <Nobody />
          ) : (
            <QueryState query={classes} skeleton={<SkeletonCard lines={2} />}>
              {({ classes: own }) => (
                <>
                  {own.length === 0 && <NoClass />}
                  {invitations.length > 1 && (
                    <DeclineAll
                      count={invitations.length + more}
                      askedUntil={invitations[0]?.askedAt ?? ''}
                    />
                  )}
                  <Stack as="ul">
                    {invitations.map((invitation) => (
                      <InvitationCard key={invitation.invitationId} invitation={invitation} classes={own} />
                    ))}
                  </Stack>
                  {more > 0 && <p>{more} more waiting. You see them after you answer these.</p>}
                </>
              )}
            </QueryState>
          )
        }
      </QueryState>
    </Page>
  );
}

const Nobody = () => (
  <EmptyState
    title="Nobody is waiting"
    action={<LinkButton {...linkTo(teacherClasses)}>Go to my classes</LinkButton>}
  >
    When a student types your email address under “My teachers,” you see them here and choose a class for
    them. It is quicker to give your students the class code.
  </EmptyState>
);

const NoClass = () => (
  <Note title="You have no class yet">
    <p>Students are added to a class.</p>
    <LinkButton {...linkTo(createClassPage)}>Create a class</LinkButton>
  </Note>
);
