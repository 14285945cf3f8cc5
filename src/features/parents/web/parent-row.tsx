import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import {
  confirmParent,
  endParentLink,
  getStudentFamily,
  type ParentOfStudent,
  restoreParentLink,
} from '../contract/student-family.ts';
import styles from './family.module.css';

interface ParentRowProps {
  readonly parent: ParentOfStudent;
  readonly studentId: number;
  readonly name: string;
  readonly timezone: string;
}

/** Somebody who has used the code: confirmed, or waiting for the teacher. */
export function ParentRow({ parent, studentId, name, timezone }: ParentRowProps) {
  const [asking, setAsking] = useState(false);
  const { confirm, remove, pending, problem } = useParentActs({ parent, studentId, name });
  const waits = parent.confirmedAt === null;
  return (
    <li>
      <Row gap={16} rowGap={8} align="center" between>
        <div>
          <p className={styles.name}>{parent.name}</p>
          <p className={styles.facts}>
            {parent.username} · {waits ? 'asked' : 'connected'} on{' '}
            {shortDate(parent.confirmedAt ?? parent.askedAt, timezone)}
          </p>
          {waits && <Badge tone="sun">Waits for you</Badge>}
        </div>
        <Row gap={8}>
          {waits && (
            <Button variant="primary" aria-label={`Confirm ${parent.name}`} onClick={() => setAsking(true)}>
              Confirm
            </Button>
          )}
          <Button
            variant="quiet"
            pending={pending}
            aria-label={`${waits ? 'Decline' : 'Remove'} ${parent.name}`}
            onClick={() => void remove()}
          >
            {waits ? 'Decline' : 'Remove'}
          </Button>
        </Row>
      </Row>
      <ProblemNote words={problem} />
      <ConfirmDialog
        open={asking}
        title={`Is ${parent.name} a parent of ${name}?`}
        confirmLabel="Yes, confirm"
        pending={pending}
        onConfirm={() => void confirm().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p>
          Anybody who has the card can type the code. Confirm only a person you know, as on the list of your
          school. They then see how {name} reads, can download the data, and can withdraw consent.
        </p>
      </ConfirmDialog>
    </li>
  );
}

type Acting = Pick<ParentRowProps, 'parent' | 'studentId' | 'name'>;

/** Confirms or removes a parent; a removal can be undone from its message, which outlives the row. */
function useParentActs({ parent, studentId, name }: Acting) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const refreshes = [getStudentFamily];
  const confirming = useEndpointMutation(confirmParent, { refreshes });
  const ending = useEndpointMutation(endParentLink, { refreshes });
  const input = { body: { studentId, linkId: parent.linkId } };
  const undo = async () => {
    const result = await api(restoreParentLink, input);
    if (result.ok) await queryClient.invalidateQueries({ queryKey: endpointKey(getStudentFamily) });
    showToast(
      result.ok
        ? { style: 'success', words: `${parent.name} is back.` }
        : { style: 'warning', words: result.problem.detail, stays: 6000 },
    );
  };
  const confirm = async () => {
    const result = await confirming.send({ body: { ...input.body, seen: { name: parent.name } } });
    if (!result.ok && result.problem.code === 'account-changed')
      await queryClient.invalidateQueries({ queryKey: endpointKey(getStudentFamily) });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) showToast({ style: 'success', words: `${parent.name} sees how ${name} reads now.` });
  };
  const remove = async () => {
    const result = await ending.send(input);
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    showToast({
      style: 'success',
      words: `${parent.name} sees nothing of ${name} now.`,
      onUndo: () => void undo(),
    });
    // The row that had the focus is gone.
    focusHeading();
  };
  return { confirm, remove, pending: confirming.pending || ending.pending, problem };
}
