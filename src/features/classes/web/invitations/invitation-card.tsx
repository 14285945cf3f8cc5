import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { longDate } from '#platform/wording/core/long-date.ts';
import { listClasses, type TeacherClass } from '../../contract/endpoints.ts';
import {
  acceptTeacherInvitation,
  declineTeacherInvitation,
  listTeacherInvitations,
  type TeacherInvitation,
} from '../../contract/teacher-invitations.ts';
import { classLabel } from '../grade-label.ts';
import { ownZone } from '../time-zones.ts';
import styles from './invitations.module.css';

interface InvitationCardProps {
  readonly invitation: TeacherInvitation;
  /** Of the teacher; without one no student can be added. */
  readonly classes: readonly TeacherClass[];
}

/** One student who asked: into a class, or not now. */
export function InvitationCard({ invitation, classes }: InvitationCardProps) {
  const { invitationId, studentName, askedAt } = invitation;
  const [classId, setClassId] = useState(classes[0]?.id ?? 0);
  const into = classes.find(({ id }) => id === classId);
  const { accept, decline, accepting, declining, problem } = useInvitation(invitation);
  return (
    <Card as="li" gap={16}>
      <div>
        <h2 className={styles.name}>{studentName}</h2>
        <p className={styles.when}>Asked on {longDate(askedAt, into?.timezone ?? ownZone())}.</p>
      </div>
      <ProblemNote words={problem} />
      <Row gap={12} align="end" className={styles.answer}>
        {into && (
          <>
            <SelectField
              label="Add to class"
              name={`class-${invitationId}`}
              value={String(classId)}
              onChange={(value) => setClassId(Number(value))}
              options={classes.map((one) => ({ value: String(one.id), label: classLabel(one) }))}
            />
            <Button
              pending={accepting}
              pendingLabel="Adding…"
              aria-label={`Add ${studentName}`}
              onClick={() => void accept(into)}
            >
              Add
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          pending={declining}
          aria-label={`Not now: ${studentName}`}
          onClick={() => void decline()}
        >
          Not now
        </Button>
      </Row>
    </Card>
  );
}

/** The two answers to an invitation; after either its card is gone. */
function useInvitation({ invitationId, studentName }: TeacherInvitation) {
  const [problem, setProblem] = useState<string | null>(null);
  const accepting = useEndpointMutation(acceptTeacherInvitation, {
    refreshes: [listTeacherInvitations, listClasses],
  });
  const declining = useEndpointMutation(declineTeacherInvitation, { refreshes: [listTeacherInvitations] });
  const settle = (
    result: Awaited<ReturnType<typeof accepting.send | typeof declining.send>>,
    done: string,
  ) => {
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    announce(done);
    // The button that had the focus is gone with its card.
    focusHeading();
  };
  return {
    accept: async ({ id: classId, name }: TeacherClass) =>
      settle(await accepting.send({ body: { invitationId, classId } }), `${studentName} is in ${name} now.`),
    decline: async () =>
      settle(await declining.send({ body: { inviteId: invitationId } }), `${studentName} is off the list.`),
    accepting: accepting.pending,
    declining: declining.pending,
    problem,
  };
}
