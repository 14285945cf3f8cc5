import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { essaysWaiting as contract } from '../contract/endpoints.ts';
import { selectWaitingEssays } from './essay-queries.ts';

/** How many essays wait in each class of the teacher who calls; classes without any are left out. */
export async function countWaitingEssays(
  { db }: Pick<Services, 'db'>,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const classes = await selectWaitingEssays(db, actor.userId);
  return { classes: classes.map(({ classId, waiting }) => ({ classId, waiting })) };
}
