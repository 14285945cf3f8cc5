import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { readBadges as contract } from '../contract/badges.ts';
import { selectBadgesUntil, selectHolders } from './badges-queries.ts';

/** Whether a class has badges on, and who has one. */
export async function readBadges(
  { db }: Pick<Services, 'db'>,
  { object: { id: classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const until = await selectBadgesUntil(db, classId, now);
  if (until === undefined) return { badgesUntil: null, holders: [] };
  const holders = await selectHolders(db, { classId, now });
  return {
    badgesUntil: until.toISOString(),
    holders: holders.map((row) => ({ studentId: row.student_id, madeAt: row.made_at.toISOString() })),
  };
}
