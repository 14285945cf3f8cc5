import { useState } from 'react';
import { removeFromUnconfirmedClass } from '#features/classes/contract/leave-class.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { listStudentsOfClass, viewProfileForStudent } from '../../../contract/endpoints.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface RemoveUnconfirmedProps {
  readonly studentId: number;
  readonly name: string;
  readonly classId: number;
  readonly className: string;
}

/** Takes a student out of another teacher's class that is not confirmed, after asking. */
export function RemoveUnconfirmed({ studentId, name, classId, className }: RemoveUnconfirmedProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(removeFromUnconfirmedClass, {
    refreshes: [viewProfileForStudent, listStudentsOfClass],
  });
  const remove = async () => {
    const result = await send({ body: { studentId, classId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce(`${name} is no longer in ${className}.`);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Remove from {className}
      </Button>
      <RemoveDialog
        name={name}
        className={className}
        open={open}
        problem={problem}
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        The teacher of {className} is not approved. {name} leaves the class, and all work is kept.
      </RemoveDialog>
    </>
  );
}
