import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { CHANGED_BY_MEMBERS, useUndoRemoval } from './use-undo-removal.ts';

interface RemoveFromClassProps {
  readonly studentId: number;
  readonly name: string;
  readonly classId: number;
  readonly className: string;
  /** The student is in several classes of the teacher, so that the button names the class. */
  readonly several: boolean;
}

/** Takes a student out of a class of the teacher, after asking. */
export function RemoveFromClass({ studentId, name, classId, className, several }: RemoveFromClassProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(removeStudentsFromClass, {
    refreshes: CHANGED_BY_MEMBERS,
  });
  const undo = useUndoRemoval();
  const remove = async () => {
    const body = { classId, className, studentIds: [studentId] };
    const result = await send({ body });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    await navigate({ ...linkTo(classPage, { id: classId }), replace: true });
    showToast({
      style: 'success',
      words: `${name} is no longer in ${className}.`,
      onUndo: () => void undo({ classId, className, students: [{ studentId, name }] }),
    });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {several ? `Remove from ${className}` : 'Remove from class'}
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
        {name} leaves {className}. All work is kept. You can bring them back in the class settings for{' '}
        {DAYS_TO_UNDO_REMOVAL} days.
      </RemoveDialog>
    </>
  );
}
