import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { RemovedStudent } from '#features/classes/contract/class-members.ts';
import type { MergedStudent } from '#features/merges/contract/merge-students.ts';
import type { StudentReset } from '#features/quiz/contract/reset-progress.ts';

/** What a teacher did to a student of the class lately. */
export interface Change {
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

interface Lists {
  readonly removed: readonly RemovedStudent[];
  readonly resets: readonly StudentReset[];
  readonly merges: readonly MergedStudent[];
}

/** What was done to the students of a class, the last first, each student by the name that tells them from the others. */
export function changesOf({ removed, resets, merges }: Lists): readonly Change[] {
  const joined = merges.map((one) => ({ ...one, studentId: one.keptId }));
  const nameIn = namesAmong([...removed, ...resets, ...joined]);
  return [
    ...removed.map((one) => ({
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
    ...joined.map((one) => ({ ...one, kind: 'merged' as const, at: one.mergedAt, ...NOTHING, joined: one })),
  ]
    .map((one) => ({ ...one, name: nameIn(one) }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Tells a change from the others of its class. */
export const keyOf = ({ kind, studentId, joined }: Change): string =>
  `${kind} ${joined?.joinedId ?? studentId}`;
