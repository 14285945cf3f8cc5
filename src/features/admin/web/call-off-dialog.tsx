import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { count } from '#platform/wording/core/figures.ts';
import {
  callOffCompetition,
  listOpenCompetitions,
  type PlannedCompetition,
} from '../contract/competitions.ts';

interface CallOffDialogProps {
  readonly competition: PlannedCompetition;
  readonly onClose: () => void;
}

/** Asks before a competition is called off: it cannot be brought back. */
export function CallOffDialog({
  competition: { competitionId, name, classCount },
  onClose,
}: CallOffDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(callOffCompetition, { refreshes: [listOpenCompetitions] });
  const callOff = async () => {
    const result = await send({ body: { competitionId } });
    if (!result.ok) return setProblem(result.problem.detail);
    announce(`${name} is called off.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Call ${name} off?`}
      confirmLabel="Call it off"
      pending={pending}
      onConfirm={() => void callOff()}
      onCancel={onClose}
    >
      <p>
        It ends for {count(classCount, 'class', 'classes')}, and cannot be brought back. What students have
        read and earned stays.
      </p>
      <ProblemNote words={problem} />
    </ConfirmDialog>
  );
}
