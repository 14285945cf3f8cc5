import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { logOutElsewhere } from '../../contract/own-account.ts';
import { listOwnSessions } from '../../contract/own-sessions.ts';

interface LogOutElsewhereProps {
  /** Whether the person may be logged in on another device; without one there is nothing to do. */
  readonly hasOthers: boolean;
}

/** Logs the person out on every device but this one, and says how many there were. */
export function LogOutElsewhere({ hasOthers }: LogOutElsewhereProps) {
  const [said, setSaid] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(logOutElsewhere, { refreshes: [listOwnSessions] });
  const logOut = async () => {
    const result = await send({});
    const words = result.ok ? inWords(result.data.ended) : result.problem.detail;
    setSaid(words);
    announce(words);
  };
  // The button stays where it was pressed, so that the focus does.
  if (!hasOthers && said === null) return null;
  return (
    <>
      <div>
        <Button pending={pending} pendingLabel="Logging out…" onClick={() => void logOut()}>
          Log out on other devices
        </Button>
      </div>
      {said !== null && <p>{said}</p>}
    </>
  );
}

const inWords = (ended: number): string =>
  ended === 0
    ? 'You are not logged in anywhere else.'
    : `You are logged out on ${count(ended, 'other device')}.`;
