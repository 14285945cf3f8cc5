import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { type ListedSuffix, listSuffixes, removeSuffix } from '../contract/suffixes.ts';

interface RemoveSuffixDialogProps {
  readonly listed: ListedSuffix;
  readonly onClose: () => void;
}

/** Asks before an ending goes: students may be taken for older then. */
export function RemoveSuffixDialog({ listed: { suffix, accounts }, onClose }: RemoveSuffixDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(removeSuffix, { refreshes: [listSuffixes] });
  const remove = async () => {
    const result = await send({ body: { suffix } });
    if (!result.ok) return setProblem(result.problem.detail);
    announce(`${suffix} is removed.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${suffix}?`}
      confirmLabel="Remove"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        {accounts === 0 ? 'No student ends' : count(accounts, 'student ends', 'students end')} so. After this,
        only their age and their classes say whether they are under 13. Who has given no age stays under 13.
      </p>
      <ProblemNote words={problem} />
    </ConfirmDialog>
  );
}
