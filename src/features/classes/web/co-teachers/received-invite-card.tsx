import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import {
  acceptCoTeacherInvite,
  listCoTeacherInvites,
  type ReceivedInvite,
  rejectCoTeacherInvite,
} from '../../contract/co-teachers.ts';
import { listClasses } from '../../contract/endpoints.ts';
import { classLabel } from '../grade-label.ts';
import styles from './co-teachers.module.css';
import { useOpenClass } from './use-open-class.ts';

/** One invitation: the class, who asks, and the two answers. */
export function ReceivedInviteCard({ invite }: { readonly invite: ReceivedInvite }) {
  const { className: name, grade, ownerName } = invite;
  const { accept, reject, accepting, rejecting, problem } = useAnswers(invite);
  return (
    <Card as="li" gap={16}>
      <div>
        <h2 className={styles.name}>{classLabel({ name, grade })}</h2>
        <p className={styles.facts}>{ownerName} invites you.</p>
      </div>
      <ProblemNote words={problem} />
      <Row gap={12}>
        <Button
          variant="primary"
          pending={accepting}
          pendingLabel="Accepting…"
          aria-label={`Accept: ${name}`}
          onClick={() => void accept()}
        >
          Accept
        </Button>
        <Button
          variant="quiet"
          pending={rejecting}
          aria-label={`Not now: ${name}`}
          onClick={() => void reject()}
        >
          Not now
        </Button>
      </Row>
    </Card>
  );
}

function useAnswers({ classId, inviteId, className }: ReceivedInvite) {
  const [problem, setProblem] = useState<string | null>(null);
  const openClass = useOpenClass();
  const accepting = useEndpointMutation(acceptCoTeacherInvite, {
    refreshes: [listCoTeacherInvites, listClasses],
  });
  const rejecting = useEndpointMutation(rejectCoTeacherInvite, { refreshes: [listCoTeacherInvites] });
  const input = { params: { classId, inviteId } };
  return {
    accept: async () => {
      const result = await accepting.send(input);
      if (result.ok) await openClass(classId, className);
      else setProblem(result.problem.detail);
    },
    reject: async () => {
      const result = await rejecting.send(input);
      if (!result.ok) {
        setProblem(result.problem.detail);
        return;
      }
      announce(`The invitation to ${className} is off the list.`);
      // The button that had the focus is gone with its card.
      focusHeading();
    },
    accepting: accepting.pending,
    rejecting: rejecting.pending,
    problem,
  };
}
