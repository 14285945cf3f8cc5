import { useState } from 'react';
import { flushSync } from 'react-dom';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { whoOf } from '../student/who-of.ts';
import { StartOverDialog } from './start-over-dialog.tsx';
import { type StartedOver, useRefreshAfterReset, useUndoReset } from './use-undo-reset.ts';

interface StartOverProps extends StartedOver {
  /** After it is done. */
  readonly onDone?: () => void;
}

/** Lets students of a class start over, after asking; the message after it takes it back. */
export function StartOver({ classId, students, onDone }: StartOverProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(resetProgress);
  const refresh = useRefreshAfterReset();
  const undo = useUndoReset();
  const reset = async (resetPoints: boolean) => {
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await send({ body: { classId, studentIds, resetPoints } });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    const answers = result.data.students;
    const done = students.filter((_, index) => answers[index]?.code === 'reset');
    const refused = answers.find(({ ok }) => !ok);
    if (done.length === 0) {
      setProblem((refused ?? answers[0])?.message ?? '');
      return;
    }
    // Closed before anything else: a dialog gives the focus back to its button, which goes with what it was for.
    flushSync(() => setOpen(false));
    const left = students.length - done.length;
    showToast({
      style: 'success',
      words: `${whoOf(done)} ${done.length === 1 ? 'starts' : 'start'} over.${left > 0 ? ` ${left} stayed as they were.` : ''}`,
      onUndo: () => void undo({ classId, students: done }),
    });
    onDone?.();
    focusHeading();
    await refresh();
  };
  return (
    <>
      <Button
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        Start over
      </Button>
      <StartOverDialog
        key={String(open)}
        names={students.map(({ name }) => name)}
        open={open}
        pending={pending}
        problem={problem}
        onConfirm={(resetPoints) => void reset(resetPoints)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
