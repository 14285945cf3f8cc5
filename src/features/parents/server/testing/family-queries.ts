import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';

interface NewLink {
  readonly studentId: number;
  readonly parentUserId: number;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** A parent has asked for a student, and a teacher has confirmed them, where they are confirmed. @returns the number of the link. */
export async function insertLink(
  db: Db,
  { studentId, parentUserId, isConfirmed, now }: NewLink,
): Promise<number> {
  const { id } = await db
    .insertInto('family_links')
    .values({
      student_id: studentId,
      parent_id: parentUserId,
      asked_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'parent_id']).doUpdateSet({
        asked_at: now,
        confirmed_at: isConfirmed ? now : null,
        ended_at: null,
        ended_by: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const act = { act: 'confirm-parent', by: parentUserId, about: studentId, detail: { linkId: id } };
  if (isConfirmed) await recordAct(db, act, now);
  return id;
}

/** A code of a student. */
export async function insertCode(
  db: Db,
  { studentId, code, now }: { readonly studentId: number; readonly code: string; readonly now: Date },
): Promise<void> {
  const expires = new Date(now.getTime() + 86_400_000);
  await db
    .insertInto('family_codes')
    .values({ code, student_id: studentId, made_at: now, expires_at: expires })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ code }))
    .execute();
}

/** Opens all links of a parent, or ends them, in the name of somebody. */
export async function setLinks(
  db: Db,
  parentUserId: number,
  ended: { readonly at: Date; readonly by: number } | null,
): Promise<void> {
  await db
    .updateTable('family_links')
    .set({ ended_at: ended?.at ?? null, ended_by: ended?.by ?? null })
    .where('parent_id', '=', parentUserId)
    .execute();
}

/** A parent has withdrawn consent for students. */
export async function insertWithdrawals(
  db: Db,
  {
    studentIds,
    parentUserId,
    now,
  }: { readonly studentIds: readonly number[]; readonly parentUserId: number; readonly now: Date },
): Promise<void> {
  const act = { parent_id: parentUserId, act: 'withdrawn', text_version: 1, at: now };
  await db
    .insertInto('family_consents')
    .values(studentIds.map((studentId) => ({ student_id: studentId, ...act })))
    .execute();
}

/** A parent has asked for a student to be erased. */
export async function insertErasureRequest(
  db: Db,
  {
    studentId,
    parentUserId,
    now,
  }: { readonly studentId: number; readonly parentUserId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('erasure_requests')
    .values({ child_id: studentId, parent_id: parentUserId, asked_at: now })
    .execute();
}

/** An account is that of a parent, who has no child now. That they had one stays known: they may have read its name. */
export async function makeParent(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ register_as: 'parent' }).where('id', '=', userId).execute();
  await setLinks(db, userId, { at: now, by: userId });
}
