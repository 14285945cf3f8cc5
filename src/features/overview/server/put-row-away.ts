import { deleteSeen, insertSeen } from '#features/item-bank/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/worklist.ts';
import { deleteDismissal, upsertDismissal } from './worklist-queries.ts';

/** The corrected key that a row is about; its note is kept as read where the notes are. */
const correctionOf = (rowKey: string): number | null => {
  const [kind, id] = rowKey.split(':');
  return kind === 'correction' ? Number(id) : null;
};

/** Puts a row of the worklist away as it is. It concerns only what this teacher is shown, so any row may be named. */
export async function dismissWorklistRow(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: teacherId }, body: { rowKey, state }, now }: Call<typeof contract.dismissWorklistRow>,
): Promise<Reply<typeof contract.dismissWorklistRow>> {
  const correctionId = correctionOf(rowKey);
  if (correctionId === null) await upsertDismissal(db, { teacherId, rowKey, state, now });
  else await insertSeen(db, teacherId, correctionId, now);
  return {};
}

/** Puts a row back. */
export async function restoreWorklistRow(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: teacherId }, body: { rowKey } }: Call<typeof contract.restoreWorklistRow>,
): Promise<Reply<typeof contract.restoreWorklistRow>> {
  const correctionId = correctionOf(rowKey);
  if (correctionId === null) await deleteDismissal(db, { teacherId, rowKey });
  else await deleteSeen(db, teacherId, correctionId);
  return {};
}
