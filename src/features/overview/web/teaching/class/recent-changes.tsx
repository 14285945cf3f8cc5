import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { listRemovedStudents } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { focusHeading } from '#features/classes/web/public.tsx';
import { listResets } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { count, daysAgo } from '#platform/ui/web/figures.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useUndoReset } from '../reset/use-undo-reset.ts';
import { useUndoRemoval } from '../student/use-undo-removal.ts';
import styles from './recent-changes.module.css';

interface RecentChangesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone' | 'mayReset'>;
}

/** What a teacher did to a student of the class lately. */
interface Change {
  readonly kind: 'removed' | 'reset';
  readonly studentId: number;
  readonly name: string;
  readonly at: string;
  readonly byName: string | null;
  readonly pointsTaken: number;
}

/** What teachers did lately and the one who looks can undo, the last first; nothing where there is none. */
export function RecentChanges({ schoolClass }: RecentChangesProps) {
  const of = { params: { id: schoolClass.id } };
  const removed = useEndpointQuery(listRemovedStudents, of, { refetchOnMount: 'always' });
  const reset = useEndpointQuery(listResets, of, { refetchOnMount: 'always', enabled: schoolClass.mayReset });
  const failed = [removed, reset].find(({ error }) => error !== null);
  if (failed?.error)
    return (
      <ErrorState
        problem={failed.error.problem}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  const removals = removed.data?.students ?? [];
  const resets = reset.data?.students ?? [];
  const nameIn = namesAmong([...removals, ...resets]);
  const changes: readonly Change[] = [
    ...removals.map((one) => ({ ...one, kind: 'removed' as const, at: one.removedAt, pointsTaken: 0 })),
    ...resets.map((one) => ({ ...one, kind: 'reset' as const, at: one.resetAt })),
  ].map((one) => ({ ...one, name: nameIn(one) }));
  if (changes.length === 0) return null;
  return (
    <Section
      title="Recently changed"
      lead={`You can undo this for ${DAYS_TO_UNDO_REMOVAL} days: a removal until the student joins another class${schoolClass.mayReset ? ', a new start until the new pretest begins' : ''}. All work is kept.`}
    >
      <Card>
        <Stack as="ul" gap={12}>
          {changes
            .toSorted((a, b) => b.at.localeCompare(a.at))
            .map((change) => (
              <ChangeRow
                key={`${change.kind} ${change.studentId}`}
                change={change}
                schoolClass={schoolClass}
                asOf={Math.max(removed.dataUpdatedAt, reset.dataUpdatedAt)}
              />
            ))}
        </Stack>
      </Card>
    </Section>
  );
}

interface ChangeRowProps extends RecentChangesProps {
  readonly change: Change;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
}

function ChangeRow({ change, schoolClass: { id, name: className, timezone }, asOf }: ChangeRowProps) {
  const { kind, studentId, name, at, byName, pointsTaken } = change;
  const [pending, setPending] = useState(false);
  const undoRemoval = useUndoRemoval();
  const undoReset = useUndoReset();
  const undo = () =>
    kind === 'removed'
      ? undoRemoval({ classId: id, className, students: [{ studentId, name }] })
      : undoReset({ classId: id, students: [{ studentId, name }] });
  const press = async () => {
    setPending(true);
    // The button that had the focus goes with its row.
    if (await undo()) focusHeading();
    setPending(false);
  };
  const isRemoval = kind === 'removed';
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {isRemoval ? 'removed' : 'started over'} <time dateTime={at}>{daysAgo(at, asOf, timezone)}</time>
          {byName !== null && ` by ${byName}`}
          {pointsTaken > 0 && `, ${count(pointsTaken, 'point')} taken`}
        </p>
      </div>
      <Button
        aria-label={isRemoval ? `Bring back ${name}` : `Undo the new start of ${name}`}
        pending={pending}
        pendingLabel={isRemoval ? 'Bringing back…' : 'Undoing…'}
        onClick={() => void press()}
      >
        {isRemoval ? 'Bring back' : 'Undo'}
      </Button>
    </Row>
  );
}
