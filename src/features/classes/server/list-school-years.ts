import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listSchoolYears as contract, SchoolYear } from '../contract/school-year.ts';
import { undoableSince } from './membership-queries.ts';
import { selectRuns } from './school-year-queries.ts';
import { toSchoolYears } from './school-year-views.ts';

/** The school years that a teacher started lately and can undo. */
export const startedYearsOf = async (db: Db, teacherId: number, now: Date): Promise<SchoolYear[]> =>
  toSchoolYears(await selectRuns(db, teacherId, { since: undoableSince(now) }));

export async function listSchoolYears(
  { db }: Pick<Services, 'db'>,
  { actor, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return { years: await startedYearsOf(db, actor.userId, now) };
}
