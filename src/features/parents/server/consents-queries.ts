import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

export type ConsentAct = 'given' | 'withdrawn';

/** What a parent said last about a student: one who is connected before those who are so no longer. */
export async function selectConsent(db: Db, studentId: number) {
  return db
    .selectFrom('family_consents as c')
    .leftJoin('users as p', 'p.id', 'c.parent_id')
    .select(['c.act', 'c.at', 'c.text_version', 'p.first_name', 'p.last_name', 'p.username'])
    .where('c.student_id', '=', studentId)
    .orderBy(
      sql<boolean>`exists (
        select from family_links l
         where l.student_id = c.student_id and l.parent_id = c.parent_id
           and l.confirmed_at is not null and l.ended_at is null)`,
      'desc',
    )
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The withdrawals that no school has dealt with, the newest first. */
export async function selectOpenWithdrawals(db: Db, studentId: number) {
  return db
    .selectFrom('family_consents')
    .select(['id', 'parent_id', 'at', 'locked'])
    .where('student_id', '=', studentId)
    .where('act', '=', 'withdrawn')
    .where('answered_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}
export type OpenWithdrawal = Awaited<ReturnType<typeof selectOpenWithdrawals>>[number];

/** Whether this parent has withdrawn consent for a student after a moment. */
export async function hasWithdrawnSince(
  tx: Tx,
  {
    studentId,
    parentUserId,
    since,
  }: { readonly studentId: number; readonly parentUserId: number; readonly since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('family_consents')
    .select('id')
    .where('student_id', '=', studentId)
    .where('parent_id', '=', parentUserId)
    .where('act', '=', 'withdrawn')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account of a student has been locked since a moment at which a withdrawal locked it. */
export async function isLockOfWithdrawal(db: Db, studentId: number, lockedAt: Date): Promise<boolean> {
  const row = await db
    .selectFrom('family_consents')
    .select('id')
    .where('student_id', '=', studentId)
    .where('locked', '=', true)
    .where('at', '=', lockedAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of a student is locked for another reason: no withdrawal keeps it so. */
export async function takeLockFromWithdrawals(tx: Tx, studentId: number): Promise<void> {
  await tx
    .updateTable('family_consents')
    .set({ locked: false })
    .where('student_id', '=', studentId)
    .where('locked', '=', true)
    .execute();
}

export async function insertConsent(
  tx: Tx,
  row: {
    readonly studentId: number;
    readonly parentUserId: number;
    readonly act: ConsentAct;
    readonly textVersion: number;
    readonly locked: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('family_consents')
    .values({
      student_id: row.studentId,
      parent_id: row.parentUserId,
      act: row.act,
      text_version: row.textVersion,
      at: row.now,
      locked: row.locked,
    })
    .execute();
}

/** Marks the open withdrawals of a student as dealt with. @param of those of one parent alone. */
export async function answerWithdrawals(
  tx: Tx,
  studentId: number,
  { by, of, now }: { readonly by: number | null; readonly of?: number; readonly now: Date },
): Promise<void> {
  const open = tx
    .updateTable('family_consents')
    .set({ answered_at: now, answered_by: by })
    .where('student_id', '=', studentId)
    .where('act', '=', 'withdrawn')
    .where('answered_at', 'is', null);
  await (of === undefined ? open : open.where('parent_id', '=', of)).execute();
}

/** The withdrawals of all students that no school has dealt with, the oldest first, with who withdrew. */
export async function selectAllOpenWithdrawals(db: Db, most: number) {
  return db
    .selectFrom('family_consents as f')
    .innerJoin('users as s', 's.id', 'f.student_id')
    .leftJoin('users as p', 'p.id', 'f.parent_id')
    .leftJoin('family_links as l', (join) =>
      join
        .onRef('l.student_id', '=', 'f.student_id')
        .onRef('l.parent_id', '=', 'f.parent_id')
        .on('l.ended_at', 'is', null),
    )
    .select(['f.student_id', 'l.id as link_id', 'f.at', 's.first_name', 's.last_name', 's.username'])
    .select(['p.first_name as parent_first', 'p.last_name as parent_last', 'p.username as parent_username'])
    .where('f.act', '=', sql.lit('withdrawn'))
    .where('f.answered_at', 'is', null)
    .orderBy('f.at')
    .limit(sql.lit(most))
    .execute();
}
