import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { type ChildOfFamily, declineErasure, listFamilies } from '../contract/families.ts';

interface DeclineErasureDialogProps {
  readonly asked: ChildOfFamily & { readonly linkId: number };
  readonly onClose: () => void;
}

/** Asks before the request of a parent is declined. */
export function DeclineErasureDialog({ asked, onClose }: DeclineErasureDialogProps) {
  const { userId, name, parentName, linkId } = asked;
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(declineErasure, { refreshes: [listFamilies] });
  const decline = async () => {
    const result = await send({ body: { studentId: userId, linkId } });
    if (!result.ok) return setProblem(result.problem.detail);
    announce(`The request for ${name} is declined.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Decline the request to erase ${name}?`}
      confirmLabel="Decline"
      pending={pending}
      onConfirm={() => void decline()}
      onCancel={onClose}
    >
      <p>
        The account stays as it is. {parentName ?? 'The parent'} sees that you declined, and can ask again.
        Talk with the family first.
      </p>
      <ProblemNote words={problem} />
    </ConfirmDialog>
  );
}
