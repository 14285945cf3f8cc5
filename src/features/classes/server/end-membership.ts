import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { endMemberships } from './membership-queries.ts';

export interface MembershipToEnd {
  readonly studentId: number;
  readonly classId: number;
  readonly act: 'leave-class' | 'remove-from-unconfirmed-class' | 'remove-from-class';
  /** Who acts: null is the operator, by command. */
  readonly by: number | null;
}

/** Ends one membership and records who did it; no work is deleted. @returns whether the student was in the class. */
export async function endMembership(
  db: Db,
  { studentId, classId, act, by }: MembershipToEnd,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const leftOnOwn = act === 'leave-class';
    const { ended } = await endMemberships(tx, { classId, studentIds: [studentId], now, by, leftOnOwn });
    if (ended.length > 0) await recordAct(tx, { act, by, about: studentId, detail: { classId } }, now);
    return ended.length > 0;
  });
}
