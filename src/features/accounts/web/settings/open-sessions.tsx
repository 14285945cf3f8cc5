import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { endOwnSession, listOwnSessions, type OpenSession } from '../../contract/own-sessions.ts';
import { DEVICE_KINDS } from '../../core/device-kind.ts';
import { onClock } from './on-clock.ts';
import styles from './open-sessions.module.css';

const nameOf = ({ device }: OpenSession): string => (device === null ? 'A device' : DEVICE_KINDS[device]);

/** The sessions of one kind of device, the one that was used last in front; this one stands alone. */
function byKind(sessions: readonly OpenSession[]): readonly (readonly OpenSession[])[] {
  const others = sessions
    .filter(({ isThis }) => !isThis)
    .toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
  return [
    ...sessions.filter(({ isThis }) => isThis).map((one) => [one]),
    ...Map.groupBy(others, nameOf).values(),
  ];
}

/** Where a person is logged in, a line for each kind of device, each but this one with a way to end it. */
export const OpenSessions = ({ sessions }: { readonly sessions: readonly OpenSession[] }) => (
  <Card>
    <Stack as="ul" gap={0}>
      {byKind(sessions).map((ofKind) => (
        <Kind key={ofKind[0]?.handle} sessions={ofKind} />
      ))}
    </Stack>
  </Card>
);

/** The last used of its kind, and the others when they are asked for. */
function Kind({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [all, setAll] = useState(false);
  const [first, ...others] = sessions;
  if (!first) return null;
  return (
    <>
      <Session session={first} />
      {all && others.map((session) => <Session key={session.handle} session={session} />)}
      {!all && others.length > 0 && (
        <li className={styles.more}>
          <Button
            variant="quiet"
            aria-label={`and ${others.length} more: ${nameOf(first)}`}
            onClick={() => setAll(true)}
          >
            and {others.length} more
          </Button>
        </li>
      )}
    </>
  );
}

function Session({ session }: { readonly session: OpenSession }) {
  const { handle, since, lastSeenAt, isThis } = session;
  const name = nameOf(session);
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
    if (result.ok) focusHeading();
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
