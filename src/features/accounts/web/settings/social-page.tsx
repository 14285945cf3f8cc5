import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { socialSettings } from '#platform/screens/core/addresses.ts';
import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listConnectedLogins } from '../../contract/provider-logins.ts';
import { nameOfProvider } from '../providers/login-providers.ts';
import { failWords } from '../providers/provider-words.ts';
import { useActor } from '../sign-in-provider.tsx';
import { ConnectedAccount } from './connected-account.tsx';

export type ConnectedLogins = ResponseOf<typeof listConnectedLogins>;

/** The accounts elsewhere that a person logs in with, each with the way to connect it or to let it go. */
export function SocialPage() {
  const { role, userId } = useActor();
  const { why, by } = useScreen(socialSettings).search;
  const query = useEndpointQuery(listConnectedLogins, { params: { userId } }, { refetchOnMount: 'always' });
  return (
    <AccountPage
      title="Connected accounts"
      viewer={role}
      lead="Connect an account that you have somewhere else, and log in here with one press."
    >
      {why !== undefined && <Outcome why={why} name={nameOfProvider(by)} />}
      {query.error?.problem.code === 'no-such-login' ? (
        <NothingToConnect />
      ) : (
        <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
          {(logins) => <Accounts logins={logins} />}
        </QueryState>
      )}
    </AccountPage>
  );
}

const Outcome = ({ why, name }: { readonly why: string; readonly name: string }) =>
  why === 'connected' ? (
    <Note tone="leaf">
      <p>
        {name} is connected. Next time, press “Log in with {name}.”
      </p>
    </Note>
  ) : (
    <Note tone="berry">
      <p>{failWords(why, name)}</p>
    </Note>
  );

const NothingToConnect = () => (
  <Card>
    <p>There is nothing to connect for your account. You log in with your username and password.</p>
  </Card>
);

function Accounts({ logins: { providers, hasPassword } }: { readonly logins: ConnectedLogins }) {
  const connected = providers.filter(({ connectedAt }) => connectedAt !== null).length;
  if (providers.length === 0) return <NothingToConnect />;
  return (
    <>
      <Card>
        <Stack as="ul" gap={16}>
          {providers.map((account) => (
            <ConnectedAccount
              key={account.provider}
              account={account}
              isLastWayIn={!hasPassword && connected === 1}
            />
          ))}
        </Stack>
      </Card>
      <p>
        When your password changes, everything here is disconnected to keep you safe. You can connect again
        right away.
      </p>
    </>
  );
}
