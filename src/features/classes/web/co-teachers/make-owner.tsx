import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listTeachersOfClass, transferClass } from '../../contract/co-teachers.ts';
import { getClass, listClasses, type TeacherClass } from '../../contract/endpoints.ts';

interface MakeOwnerProps {
  readonly inviteId: number;
  readonly name: string;
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
}

/** Hands a class over to a co-teacher, after asking. */
export function MakeOwner({ inviteId, name, schoolClass }: MakeOwnerProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(transferClass, {
    refreshes: [listTeachersOfClass, getClass, listClasses],
  });
  const transfer = async () => {
    const result = await send({ body: { classId: schoolClass.id, inviteId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    setOpen(false);
    // The button that had the focus is gone: only owners have it.
    focusHeading();
    showToast({ style: 'success', words: `${name} owns ${schoolClass.name} now.` });
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Make ${name} the owner`} onClick={() => setOpen(true)}>
        Make owner
      </Button>
      <ConfirmDialog
        open={open}
        title={`Make ${name} the owner of ${schoolClass.name}?`}
        confirmLabel="Make owner"
        pending={pending}
        onConfirm={() => void transfer()}
        onCancel={() => {
          setOpen(false);
          setProblem(null);
        }}
      >
        <p>
          They can then archive the class, and invite and remove co-teachers. You stay in the class as a
          co-teacher.
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </>
  );
}
