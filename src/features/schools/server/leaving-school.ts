import type { Tx } from '#platform/db/server/database.ts';
import { lockSchoolOf, unlistUnconfirmed } from './claims-queries.ts';

/**
 * Does what may take a teacher away from their school. Nobody stands for a school any more that only they had named: it is found by everybody
 * no longer, under words that were theirs.
 */
export async function leavingSchool<T>(tx: Tx, teacherId: number, work: () => Promise<T>): Promise<T> {
  const left = await lockSchoolOf(tx, teacherId);
  const done = await work();
  if (left !== null) await unlistUnconfirmed(tx, left);
  return done;
}
