import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import {
  closeFamilyCode,
  confirmParent,
  endParentLink,
  getStudentFamily,
  type ParentOfStudent,
} from '#features/parents/contract/student-family.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { listFamilies } from '../contract/families.ts';

interface ParentsDialogProps {
  readonly studentId: number;
  /** Of the student. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The parents of a student, for an admin: confirms one, removes one, or closes the family code, where no teacher can. */
export function ParentsDialog({ studentId, name, onClose }: ParentsDialogProps) {
  const query = useEndpointQuery(
    getStudentFamily,
    { params: { id: studentId } },
    { refetchOnMount: 'always' },
  );
  const [removing, setRemoving] = useState<ParentOfStudent | null>(null);
  if (removing)
    return (
      <RemoveDialog parent={removing} studentId={studentId} name={name} onClose={() => setRemoving(null)} />
    );
  return (
    <Dialog
      open
      title={`Parents of ${name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {({ parents, code }) => (
          <Stack gap={16}>
            {parents.length === 0 ? (
              <p>No parent is connected, and nobody waits.</p>
            ) : (
              <Stack as="ul" gap={12}>
                {parents.map((parent) => (
                  <li key={parent.linkId}>
                    <Row gap={16} rowGap={8} align="center" between>
                      <span>
                        {parent.name} ({parent.username}),{' '}
                        {parent.confirmedAt === null ? 'asked' : 'connected'} on{' '}
                        {shortDate(parent.confirmedAt ?? parent.askedAt, ownZone())}
                      </span>
                      {parent.confirmedAt === null && <Confirm parent={parent} studentId={studentId} />}
                      <Button
                        variant="quiet"
                        aria-label={`Remove ${parent.name}`}
                        onClick={() => setRemoving(parent)}
                      >
                        Remove
                      </Button>
                    </Row>
                  </li>
                ))}
              </Stack>
            )}
            <FamilyCode studentId={studentId} isOpen={code !== null} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}

interface ConfirmProps {
  readonly parent: ParentOfStudent;
  readonly studentId: number;
}

/** Confirms somebody as a parent, under the name that is shown. */
function Confirm({ parent: { linkId, name }, studentId }: ConfirmProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const refreshes = [getStudentFamily, listFamilies];
  const { send, pending } = useEndpointMutation(confirmParent, { refreshes });
  const confirm = async () => {
    const result = await send({ body: { studentId, linkId, seen: { name } } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce(`${name} is connected.`);
  };
  return (
    <>
      <Button aria-label={`Confirm ${name}`} pending={pending} onClick={() => void confirm()}>
        Confirm
      </Button>
      <ProblemNote words={problem} />
    </>
  );
}

function FamilyCode({ studentId, isOpen }: { readonly studentId: number; readonly isOpen: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(closeFamilyCode, { refreshes: [getStudentFamily] });
  const close = async () => {
    const result = await send({ body: { studentId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce('The family code is closed.');
  };
  if (!isOpen) return <p>There is no family code that works.</p>;
  return (
    <>
      <p>A family code works. Whoever has the card can ask with it.</p>
      <ProblemNote words={problem} />
      <div>
        <Button pending={pending} onClick={() => void close()}>
          Close the family code
        </Button>
      </div>
    </>
  );
}

interface RemoveDialogProps extends ParentsDialogProps {
  readonly parent: ParentOfStudent;
}

function RemoveDialog({ parent, studentId, name, onClose }: RemoveDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const refreshes = [getStudentFamily, listFamilies];
  const { send, pending } = useEndpointMutation(endParentLink, { refreshes });
  const remove = async () => {
    const result = await send({ body: { studentId, linkId: parent.linkId } });
    if (!result.ok) return setProblem(result.problem.detail);
    announce(`${parent.name} sees nothing of ${name} now.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${parent.name}?`}
      confirmLabel="Remove"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        {parent.name} sees nothing of {name} from now on, and what they asked for is taken back. To come back,
        they need a new family code and a teacher who confirms them.
      </p>
      <ProblemNote words={problem} />
    </ConfirmDialog>
  );
}
