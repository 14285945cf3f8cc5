import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { shortDateTime } from '#platform/ui/web/figures.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { endOwnSession, listOwnSessions, type OpenSession } from '../../contract/own-sessions.ts';
import { DEVICE_KINDS } from '../../core/device-kind.ts';
import styles from './open-sessions.module.css';

/** By the clock of the device. */
const onClock = (moment: string): string =>
  shortDateTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every open session of a person, each but this one with a way to end it. */
export const OpenSessions = ({ sessions }: { readonly sessions: readonly OpenSession[] }) => (
  <Card>
    <Stack as="ul" gap={0}>
      {sessions.map((session) => (
        <Session key={session.handle} session={session} />
      ))}
    </Stack>
  </Card>
);

function Session({
  session: { handle, device, since, lastSeenAt, isThis },
}: {
  readonly session: OpenSession;
}) {
  const name = device === null ? 'A device' : DEVICE_KINDS[device];
  return (
    <li className={styles.session}>
      <Stack gap={4}>
        <Row gap={8} align="center">
          <strong>{name}</strong>
          {isThis && <Badge tone="leaf">This device</Badge>}
        </Row>
        <p className={styles.when}>Logged in {onClock(since)}</p>
        {!isThis && <p className={styles.when}>Last used {onClock(lastSeenAt)}</p>}
      </Stack>
      {!isThis && <End handle={handle} name={`${name}, logged in ${onClock(since)}`} />}
    </li>
  );
}

function End({ handle, name }: { readonly handle: string; readonly name: string }) {
  const { send, pending } = useEndpointMutation(endOwnSession, { refreshes: [listOwnSessions] });
  const end = async () => {
    const result = await send({ body: { handle } });
    announce(result.ok ? `Logged out: ${name}.` : result.problem.detail);
    if (result.ok) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Button
      aria-label={`Log out: ${name}`}
      pending={pending}
      pendingLabel="Logging out…"
      onClick={() => void end()}
    >
      Log out
    </Button>
  );
}
