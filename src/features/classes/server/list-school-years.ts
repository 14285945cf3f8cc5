import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listSchoolYears as contract } from '../contract/school-year.ts';
import { undoableSince } from './membership-queries.ts';
import { selectRuns } from './school-year-queries.ts';
import { toSchoolYears } from './school-year-views.ts';

/** The school years that a teacher started lately and can undo. */
export async function listSchoolYears(
  { db }: Pick<Services, 'db'>,
  { actor, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return { years: toSchoolYears(await selectRuns(db, actor.userId, { since: undoableSince(now) })) };
}
