import { useState } from 'react';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { RemoveDialog } from '../student/remove-dialog.tsx';
import { CHANGED_BY_MEMBERS, useUndoRemoval } from '../student/use-undo-removal.ts';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';

export interface ActingOnStudents {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
  readonly students: readonly NamedStudent[];
  /** After it is done. */
  readonly onDone: () => void;
}

/** Takes the chosen students out of a class, after asking. */
export function RemoveStudents({ schoolClass: { id, name: className }, students, onDone }: ActingOnStudents) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(removeStudentsFromClass, { refreshes: CHANGED_BY_MEMBERS });
  const undo = useUndoRemoval();
  const remove = async () => {
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await send({ body: { classId: id, className, studentIds } });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    setOpen(false);
    onDone();
    showToast({
      style: 'success',
      words: `${whoOf(students)} ${isOrAre(students)} no longer in ${className}.`,
      onUndo: () => void undo({ classId: id, className, students }),
    });
  };
  return (
    <>
      <Button
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        Remove
      </Button>
      <RemoveDialog
        name={whoOf(students)}
        className={className}
        open={open}
        problem={problem}
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        {students.length > 1 && `${students.map(({ name }) => name).join(', ')}. `}
        All work is kept. You can bring them back in the class settings for {DAYS_TO_UNDO_REMOVAL} days.
      </RemoveDialog>
    </>
  );
}
