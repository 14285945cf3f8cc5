import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { disconnectLogin, listConnectedLogins } from '../../contract/provider-logins.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import styles from './open-sessions.module.css';
import type { ConnectedLogins } from './social-page.tsx';

type Account = ConnectedLogins['providers'][number];

interface ConnectedAccountProps {
  readonly account: Account;
  /** Without it, nobody could log in to the account any more. */
  readonly isLastWayIn: boolean;
}

/** One account elsewhere. */
export function ConnectedAccount({ account, isLastWayIn }: ConnectedAccountProps) {
  const { name, connectedAt } = account;
  return (
    <Row as="li" gap={16} align="center" between>
      <Stack gap={4}>
        <strong>{name}</strong>
        <p className={styles.when}>{connectedAt === null ? 'Not connected' : sinceWords(connectedAt)}</p>
        {isLastWayIn && connectedAt !== null && (
          <p className={styles.when}>
            This is your only way to log in. Ask your teacher for a password first.
          </p>
        )}
      </Stack>
      {connectedAt === null && <Connect account={account} />}
      {connectedAt !== null && !isLastWayIn && <Disconnect account={account} />}
    </Row>
  );
}

/** By the clock of the device. */
const sinceWords = (moment: string): string =>
  `Connected on ${shortDate(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)}`;

function Connect({ account: { provider, name } }: { readonly account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Connect ${name}`} onClick={() => setOpen(true)}>
        Connect
      </Button>
      {isOpen && <ConnectDialog provider={provider} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function Disconnect({ account: { provider, name } }: { readonly account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const { send, pending } = useEndpointMutation(disconnectLogin, { refreshes: [listConnectedLogins] });
  const disconnect = async () => {
    const result = await send({ query: { provider } });
    setAsking(false);
    announce(result.ok ? `${name} is disconnected.` : result.problem.detail);
    if (result.ok) focusHeading();
  };
  return (
    <>
      <Button aria-label={`Disconnect ${name}`} onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        pending={pending}
        onConfirm={() => void disconnect()}
        onCancel={() => setAsking(false)}
      >
        <p>You log in with your username and password then. You can connect {name} again.</p>
      </ConfirmDialog>
    </>
  );
}
