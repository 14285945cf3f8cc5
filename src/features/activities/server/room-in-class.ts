import type { Tx } from '#platform/db/server/database.ts';
import { type NotOver, noRoomFor } from '../core/activity-limits.ts';
import { countNotOver, lockClassOfActivities } from './activities-queries.ts';

/** Why a class has no room for so many more activities; nothing is added to it until the transaction ends. */
export async function noRoomIn(
  tx: Tx,
  classId: number,
  { today, more }: { readonly today: number; readonly more: NotOver },
): Promise<ReturnType<typeof noRoomFor>> {
  await lockClassOfActivities(tx, classId);
  return noRoomFor(await countNotOver(tx, { classId, today }), more);
}
