import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { dismissKeyCorrection as contract } from '../contract/key-corrections.ts';
import { insertSeen } from './correction-notes-queries.ts';

/** Marks the note about a corrected key as read by the teacher who calls; a correction that does not exist has no note. */
export async function dismissKeyCorrection(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await insertSeen(db, actor.userId, body.correctionId, now);
  return {};
}
