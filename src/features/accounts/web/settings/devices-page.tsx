import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { listOwnSessions } from '../../contract/own-sessions.ts';
import { useActor } from '../sign-in-provider.tsx';
import { ByAdmin } from './by-admin.tsx';
import { LogOutElsewhere } from './log-out-elsewhere.tsx';
import { OpenSessions } from './open-sessions.tsx';

/** Where a person is logged in, and the way out of each. */
export function DevicesPage() {
  const { role } = useActor();
  const query = useEndpointQuery(listOwnSessions, {}, { refetchOnMount: 'always' });
  return (
    <AccountPage
      title="Where you are logged in"
      viewer={role}
      lead="Did you forget to log out on another computer? You can do it from here."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {({ sessions, byAdmin }) => (
          <>
            <OpenSessions sessions={sessions} />
            <ByAdmin moments={byAdmin} />
          </>
        )}
      </QueryState>
      <LogOutElsewhere hasOthers={query.isError || (query.data?.sessions.length ?? 0) > 1} />
    </AccountPage>
  );
}
