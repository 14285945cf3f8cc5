import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useActor } from '#features/accounts/web/public.tsx';
import { stopTrackingStudents } from '#features/classes/contract/stop-tracking.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';
import { CHANGED_BY_TRACKING, useTrackAgain } from './use-track-again.ts';

interface StopTrackingProps {
  readonly students: readonly NamedStudent[];
  /** After it is done. */
  readonly onDone: () => void;
}

/** Takes the chosen students out of all classes that the teacher owns, after asking; the message after it takes it back. */
export function StopTracking({ students, onDone }: StopTrackingProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { userId: teacherId } = useActor();
  const { send, pending } = useEndpointMutation(stopTrackingStudents, { refreshes: CHANGED_BY_TRACKING });
  const trackAgain = useTrackAgain();
  const stop = async () => {
    const body = { studentIds: students.map(({ studentId }) => studentId) };
    const result = await send({ params: { teacherId }, body });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    const { stoppedAt, students: answers } = result.data;
    const stopped = students.filter((_, index) => answers[index]?.ok);
    if (stopped.length === 0) {
      setProblem('They are only in classes of colleagues. Remove them in the class.');
      return;
    }
    const still = [...new Set(answers.flatMap(({ stillIn }) => stillIn.map(({ name }) => name)))];
    // Closed before anything else: a dialog gives the focus back to its button, which goes with what it was for.
    flushSync(() => setOpen(false));
    const stay =
      still.length > 0 ? ` Still in ${new Intl.ListFormat('en-US').format(still)}, which you share.` : '';
    showToast({
      style: 'success',
      words: `${whoOf(stopped)} ${isOrAre(stopped)} in none of your own classes now.${stay}`,
      onUndo: () => void trackAgain({ stoppedAt, students: stopped }),
    });
    onDone();
    focusHeading();
  };
  return (
    <>
      <Button
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        Stop tracking
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={`Stop tracking ${whoOf(students)}?`}
        confirmLabel="Stop tracking"
        pending={pending}
        onConfirm={() => void stop()}
        onCancel={() => setOpen(false)}
      >
        <Stack gap={12}>
          {students.length > 1 && <p>{students.map(({ name }) => name).join(', ')}</p>}
          <p>
            They leave all classes that you own and your lists. Who is in no other class then can still log in
            and read. Classes of colleagues keep them. All work is kept.
          </p>
          <p>
            You can undo this under “All students” for {DAYS_TO_UNDO_REMOVAL} days, until they join a class.
          </p>
          {problem !== null && <p role="alert">{problem}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
