import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { leaveClass } from '../../contract/leave-class.ts';
import styles from './my-teachers.module.css';

interface LeaveClassProps {
  readonly classId: number;
  readonly className: string;
  readonly isArchived: boolean;
}

/** Lets a student out of a class whose teacher is not approved, after asking. */
export function LeaveClassButton({ classId, className, isArchived }: LeaveClassProps) {
  const { userId: studentId } = useActor();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(leaveClass, { refreshes: [] });
  const leave = async () => {
    const result = await send({ body: { studentId, classId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    announce(`You left ${className}.`);
    // A class decides what a student sees everywhere: levels, points, passages.
    await queryClient.invalidateQueries();
  };
  return (
    <div className={styles.leave}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Leave {className}
      </Button>
      <ConfirmDialog
        open={open}
        title={`Leave ${className}?`}
        confirmLabel="Leave class"
        cancelLabel="Stay"
        pending={pending}
        onConfirm={() => void leave()}
        onCancel={() => setOpen(false)}
      >
        <p>
          You keep all your reading.{' '}
          {isArchived
            ? 'This class is over, so its class code does not work now.'
            : 'You can come back with the class code.'}
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </div>
  );
}
