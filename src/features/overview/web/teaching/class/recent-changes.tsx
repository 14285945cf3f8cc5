import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { listRemovedStudents, type RemovedStudent } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { listSchoolYears } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { focusHeading } from '#features/classes/web/public.tsx';
import { listMerges, type MergedStudent } from '#features/merges/contract/merge-students.ts';
import { listResets } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count, daysAgo } from '#platform/wording/core/figures.ts';
import { useUndoMerge } from '../merge/use-undo-merge.ts';
import { useUndoReset } from '../reset/use-undo-reset.ts';
import { useUndoRemoval } from '../student/use-undo-removal.ts';
import styles from './recent-changes.module.css';
import { useMoveBack } from './use-move-back.ts';
import { concerns, YearChange } from './year-change.tsx';

interface RecentChangesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone' | 'mayReset'>;
  /** The class itself is as it was before. */
  readonly onClassChanged?: () => void;
}

/** What a teacher did to a student of the class lately. */
interface Change {
  readonly kind: 'removed' | 'moved' | 'reset' | 'merged';
  readonly studentId: number;
  readonly name: string;
  readonly at: string;
  readonly byName: string | null;
  readonly pointsTaken: number;
  /** Where the student is now; null where they did not move. */
  readonly movedTo: RemovedStudent['movedTo'];
  /** The account that was joined to the student's; null where none was. */
  readonly joined: Pick<MergedStudent, 'joinedId' | 'joinedUsername'> | null;
}

/** What most changes have not. */
const NOTHING = { pointsTaken: 0, movedTo: null, joined: null } as const;

/** What teachers did lately and the one who looks can undo, the last first; nothing where there is none. */
export function RecentChanges({ schoolClass, onClassChanged }: RecentChangesProps) {
  const of = { params: { id: schoolClass.id } };
  const removed = useEndpointQuery(listRemovedStudents, of, { refetchOnMount: 'always' });
  const reset = useEndpointQuery(listResets, of, { refetchOnMount: 'always', enabled: schoolClass.mayReset });
  const started = useEndpointQuery(listSchoolYears, {}, { refetchOnMount: 'always' });
  const merged = useEndpointQuery(listMerges, of, {
    refetchOnMount: 'always',
    enabled: schoolClass.mayReset,
  });
  const failed = [removed, reset, started, merged].find(({ error }) => error !== null);
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
  const merges = (merged.data?.students ?? []).map((one) => ({ ...one, studentId: one.keptId }));
  const nameIn = namesAmong([...removals, ...resets, ...merges]);
  const changes: readonly Change[] = [
    ...removals.map((one) => ({
      ...one,
      kind: one.movedTo ? ('moved' as const) : ('removed' as const),
      at: one.removedAt,
      ...NOTHING,
      movedTo: one.movedTo,
    })),
    ...resets.map((one) => ({
      ...one,
      kind: 'reset' as const,
      at: one.resetAt,
      ...NOTHING,
      pointsTaken: one.pointsTaken,
    })),
    ...merges.map((one) => ({ ...one, kind: 'merged' as const, at: one.mergedAt, ...NOTHING, joined: one })),
  ].map((one) => ({ ...one, name: nameIn(one) }));
  const years = (started.data?.years ?? []).filter((year) => concerns(year, schoolClass));
  if (changes.length + years.length === 0) return null;
  const rules = [
    ...(years.length > 0 ? ['a new school year as far as nothing has been changed since'] : []),
    changes.some(({ kind }) => kind === 'moved')
      ? 'a removal or a move until the student next joins a class'
      : 'a removal until the student joins another class',
    ...(schoolClass.mayReset ? ['starting over until the new pretest begins'] : []),
    ...(merges.length > 0 ? ['a merge of two accounts until the student starts over'] : []),
  ];
  return (
    <Section
      title="Recently changed"
      lead={`You can undo this for ${DAYS_TO_UNDO_REMOVAL} days: ${rules.join(', ')}. All work is kept.`}
    >
      <Card>
        <Stack as="ul" gap={12}>
          {years.map((year) => (
            <YearChange
              key={`year ${year.yearId}`}
              year={year}
              schoolClass={schoolClass}
              asOf={started.dataUpdatedAt}
              {...(onClassChanged && { onUndone: onClassChanged })}
            />
          ))}
          {changes
            .toSorted((a, b) => b.at.localeCompare(a.at))
            .map((change) => (
              <ChangeRow
                key={`${change.kind} ${change.joined?.joinedId ?? change.studentId}`}
                change={change}
                schoolClass={schoolClass}
                asOf={Math.max(removed.dataUpdatedAt, reset.dataUpdatedAt, merged.dataUpdatedAt)}
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

function ChangeRow({ change, schoolClass, asOf }: ChangeRowProps) {
  const { kind, name, at, byName, pointsTaken } = change;
  const [pending, setPending] = useState(false);
  const undo = useUndo(schoolClass);
  const press = async () => {
    setPending(true);
    // The button that had the focus goes with its row.
    if (await undo(change)) focusHeading();
    setPending(false);
  };
  const { act, acting, label } = WORDS[kind];
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {doneInWords(change)} <time dateTime={at}>{daysAgo(at, asOf, schoolClass.timezone)}</time>
          {byName !== null && ` by ${byName}`}
          {pointsTaken > 0 && `, ${count(pointsTaken, 'point')} taken`}
        </p>
      </div>
      <Button aria-label={label(name)} pending={pending} pendingLabel={acting} onClick={() => void press()}>
        {act}
      </Button>
    </Row>
  );
}

/** Takes a change back, each kind in its way. @returns whether the server answered. */
function useUndo({ id, name }: RecentChangesProps['schoolClass']) {
  const undoRemoval = useUndoRemoval();
  const moveBack = useMoveBack();
  const undoReset = useUndoReset();
  const undoMerge = useUndoMerge();
  return async ({ kind, movedTo, joined, studentId, name: studentName }: Change): Promise<boolean> => {
    const students = [{ studentId, name: studentName }];
    if (movedTo) return moveBack({ from: { id, name }, to: movedTo, students });
    if (joined) return undoMerge({ classId: id, joinedId: joined.joinedId, name: studentName });
    if (kind === 'reset') return undoReset({ classId: id, students });
    return (await undoRemoval({ classId: id, className: name, students })) !== null;
  };
}

const WORDS = {
  removed: { act: 'Bring back', acting: 'Bringing back…', label: (name: string) => `Bring back ${name}` },
  moved: { act: 'Move back', acting: 'Moving back…', label: (name: string) => `Move back ${name}` },
  merged: {
    act: 'Undo',
    acting: 'Undoing…',
    label: (name: string) => `Undo merging the accounts of ${name}`,
  },
  reset: { act: 'Undo', acting: 'Undoing…', label: (name: string) => `Undo starting over for ${name}` },
} as const;

const doneInWords = ({ kind, movedTo, joined }: Change): string => {
  if (joined) return `merged with ${joined.joinedUsername}`;
  if (movedTo) return `moved to ${movedTo.name}`;
  return kind === 'reset' ? 'started over' : 'removed';
};
