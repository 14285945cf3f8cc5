import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { count as plural } from '#platform/wording/core/figures.ts';
import { declineTeacherInvitations, listTeacherInvitations } from '../../contract/teacher-invitations.ts';

interface DeclineAllProps {
  /** All who wait, listed or not. */
  readonly count: number;
  /** When the newest of them asked: who asks later stays. */
  readonly askedUntil: string;
}

/** Takes all students who wait off the list, after asking. */
export function DeclineAll({ count, askedUntil }: DeclineAllProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(declineTeacherInvitations, {
    refreshes: [listTeacherInvitations],
  });
  const decline = async () => {
    const result = await send({ body: { askedUntil } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    setOpen(false);
    announce(`Off the list: ${plural(result.data.declined, 'student')}.`);
    // The button that had the focus is gone with the list.
    focusHeading();
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Take all {count} off the list</Button>
      <ConfirmDialog
        open={open}
        title={`Take all ${count} off the list?`}
        confirmLabel="Take all off"
        cancelLabel="Keep them"
        pending={pending}
        onConfirm={() => void decline()}
        onCancel={() => setOpen(false)}
      >
        <p>We do not tell them. Students you know can still join with your class code.</p>
        {problem !== null && <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </div>
  );
}
