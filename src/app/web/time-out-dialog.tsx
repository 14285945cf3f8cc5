import { useState } from 'react';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';

/**
 * Asks whether somebody is there. One key says yes: the button has the focus, and Escape means the same. Without a network it can be closed, because
 * work goes on without one.
 * @param onAnswered the session goes on, or the person does.
 */
export function TimeOutDialog({ onAnswered }: { readonly onAnswered: () => void }) {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Any call is a sign of life. A session that is over leads to the login, as with every other call.
  const stay = async () => {
    setPending(true);
    const result = await api(getSession, {});
    setPending(false);
    if (!result.ok) return setProblem(result.problem.detail);
    announce('You are still logged in.');
    onAnswered();
  };
  return (
    <Dialog
      open
      title="Are you still there?"
      onClose={problem === null ? () => void stay() : onAnswered}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => void stay()}>
            Stay logged in
          </Button>
          {problem !== null && <Button onClick={onAnswered}>Close</Button>}
        </>
      }
    >
      <p>
        Openleaf logs you out when it does not hear from you for a while. Stay logged in, and nothing you
        typed is lost.
      </p>
      <ProblemNote words={problem} />
    </Dialog>
  );
}
