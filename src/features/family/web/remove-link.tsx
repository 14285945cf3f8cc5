import { useState } from 'react';
import { endOwnLink, listChildren } from '#features/parents/contract/own-children.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';

interface RemoveLinkProps {
  readonly linkId: number;
  /** Of the child; null for a request. */
  readonly name: string | null;
}

/** Takes a child or a request off the account, after asking. */
export function RemoveLink({ linkId, name }: RemoveLinkProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(endOwnLink, { refreshes: [listChildren] });
  const remove = async () => {
    const result = await send({ body: { linkId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    announce(name === null ? 'Your request is taken back.' : `${name} is off your account.`);
    focusHeading();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {name === null ? 'Take the request back' : `Remove ${name}`}
      </Button>
      <ConfirmDialog
        open={open}
        title={name === null ? 'Take the request back?' : `Remove ${name} from your account?`}
        confirmLabel={name === null ? 'Take it back' : 'Remove'}
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        <p>
          You can ask again with the family code. Then the teacher confirms you again.
          {name !== null && ` If you asked to erase the account of ${name}, that request is taken back.`}
        </p>
        <ProblemNote words={problem} />
      </ConfirmDialog>
    </>
  );
}
