import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { mergeStudents } from '#features/merges/contract/merge-students.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { type Account, MergeDialog } from './merge-dialog.tsx';
import { useRefreshAfterMerge, useUndoMerge } from './use-undo-merge.ts';

interface MergeAccountsProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'timezone'>;
  readonly accounts: readonly [Account, Account];
  /** After it is done. */
  readonly onDone: () => void;
}

/** Joins two accounts of one student, after asking which one stays; the message after it takes it back. */
export function MergeAccounts({
  schoolClass: { id: classId, timezone },
  accounts,
  onDone,
}: MergeAccountsProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(mergeStudents);
  const refresh = useRefreshAfterMerge();
  const undo = useUndoMerge();
  const merge = async (kept: Account, joined: Account) => {
    const joinedId = joined.studentId;
    const result = await send({ body: { classId, keptId: kept.studentId, joinedId } });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    // Closed before anything else: a dialog gives the focus back to its button, which goes with what it was for.
    flushSync(() => setOpen(false));
    showToast({
      style: 'success',
      words: `${kept.name} has one account now: ${kept.username}.`,
      onUndo: () => void undo({ classId, joinedId, name: kept.name }),
    });
    onDone();
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
        Merge accounts
      </Button>
      <MergeDialog
        key={String(open)}
        accounts={accounts}
        timezone={timezone}
        open={open}
        pending={pending}
        problem={problem}
        onConfirm={(kept, joined) => void merge(kept, joined)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
