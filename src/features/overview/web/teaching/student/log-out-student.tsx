import { useState } from 'react';
import { logOutStudent } from '#features/classes/contract/student-login.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';

interface LogOutStudentProps {
  readonly studentId: number;
  readonly name: string;
}

/** Logs a student out on every device, after asking: one of them may be in the middle of a quiz. */
export function LogOutStudent({ studentId, name }: LogOutStudentProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(logOutStudent);
  const close = () => {
    setOpen(false);
    setProblem(null);
  };
  const logOut = async () => {
    const result = await send({ body: { studentId } });
    if (!result.ok) return setProblem(result.problem.detail);
    close();
    showToast({ style: 'success', words: `${name} is logged out everywhere.` });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log out everywhere</Button>
      <ConfirmDialog
        open={open}
        title={`Log ${name} out everywhere?`}
        confirmLabel="Log out everywhere"
        pending={pending}
        onConfirm={() => void logOut()}
        onCancel={close}
      >
        <p>
          {name} will be logged out on every device right away, even in the middle of a quiz, and can log in
          again as usual. No work is lost.
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </>
  );
}
