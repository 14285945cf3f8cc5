import { approveWaiting, listCoTeacherInvites, listInvitations } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type * as contract from '../contract/notification.ts';
import { readRequestRows } from './note-rows.ts';
import { splitPutAway } from './split-put-away.ts';
import { deleteDismissal, upsertDismissal } from './worklist-queries.ts';

type Db = QuizServices['db'];

/** What waits for a teacher, as the rows of the worklist have it. */
export async function readNotification(
  db: Db,
  teacherId: number,
  now: Date,
): Promise<Exclude<Reply<typeof contract.getNotification>, Refusal>> {
  const [asked, invited, waiting] = await Promise.all([
    listInvitations(db, teacherId, now),
    listCoTeacherInvites(db, teacherId, now),
    readRequestRows(db, teacherId, now),
  ]);
  const { rows } = await splitPutAway(db, waiting, { teacherId, now, read: new Map() });
  const moments = [asked.invitations[0]?.askedAt, invited.invites[0]?.invitedAt].filter(
    (moment) => moment !== undefined,
  );
  return {
    students: asked.invitations.length + asked.more,
    classes: invited.invites.length,
    newestAt: moments.toSorted().at(-1) ?? null,
    isPutAway: waiting.length > 0 && rows.length === 0,
  };
}

/** Puts away what waits, as it is now. */
export async function skipNotification(
  { db }: Pick<QuizServices, 'db'>,
  { params: { userId: teacherId }, now }: Call<typeof contract.skipNotification>,
): Promise<Reply<typeof contract.skipNotification>> {
  for (const { rowKey, state } of await readRequestRows(db, teacherId, now))
    await upsertDismissal(db, { teacherId, rowKey, state, now });
  return readNotification(db, teacherId, now);
}

/** Shows again what was put away. */
export async function updateNotification(
  { db }: Pick<QuizServices, 'db'>,
  { params: { userId: teacherId }, now }: Call<typeof contract.updateNotification>,
): Promise<Reply<typeof contract.updateNotification>> {
  for (const { rowKey } of await readRequestRows(db, teacherId, now))
    await deleteDismissal(db, { teacherId, rowKey });
  return readNotification(db, teacherId, now);
}

/** Takes in all who wait. */
export async function approveNotification(
  { db }: Pick<QuizServices, 'db'>,
  { params: { userId: teacherId }, now }: Call<typeof contract.approveNotification>,
): Promise<Reply<typeof contract.approveNotification>> {
  const approved = await approveWaiting(db, teacherId, now);
  if (approved instanceof Refusal) return approved;
  return { ...approved, ...(await readNotification(db, teacherId, now)) };
}
