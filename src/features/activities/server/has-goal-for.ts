import type { Db } from '#platform/db/server/database.ts';
import { selectLiveActivities } from './activities-queries.ts';

interface GoalFor {
  readonly classId: number;
  readonly today: number;
  /** Null for everybody in the class. */
  readonly studentIds: readonly number[] | null;
  /** A goal that is there already and comes back. */
  readonly except?: number;
}

/** Whether the class has a weekly goal for the same students: for everybody, or for one of them alone. */
export async function hasGoalFor(db: Db, { classId, today, studentIds, except }: GoalFor): Promise<boolean> {
  const live = await selectLiveActivities(db, { classId, today });
  return live.some(
    (one) =>
      one.kind === 'FIXED_WEEKLY' &&
      one.id !== except &&
      (studentIds === null
        ? one.whole_class
        : one.student_id !== null && studentIds.includes(one.student_id)),
  );
}
