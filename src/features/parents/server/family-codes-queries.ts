import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** A code as it is made. */
export interface NewFamilyCode {
  readonly studentId: number;
  readonly code: string;
}

/** The codes of students that work. */
export async function selectOpenCodes(db: Db, studentIds: readonly number[], now: Date) {
  return db
    .selectFrom('family_codes')
    .select(['student_id', 'code', 'expires_at'])
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('expires_at', '>', now)
    .execute();
}

/** Whose a code is that works; undefined for any other one, and for an account that was joined to another. */
export async function selectCode(db: Db, code: string, now: Date) {
  return db
    .selectFrom('family_codes as c')
    .innerJoin('users as s', 's.id', 'c.student_id')
    .select(['c.student_id', 'c.made_at'])
    .where('c.code', '=', code)
    .where('c.expires_at', '>', now)
    .where('s.joined_to', 'is', null)
    .executeTakeFirst();
}

/** Those of these codes that some student has. */
export async function selectTakenCodes(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('family_codes')
    .select('code')
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** Gives students new codes in the place of those that they had. */
export async function replaceCodes(
  tx: Tx,
  codes: readonly NewFamilyCode[],
  { by, now, expiresAt }: { readonly by: number; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  if (codes.length === 0) return;
  const made = { made_by: by, made_at: now, expires_at: expiresAt };
  await tx
    .insertInto('family_codes')
    .values(codes.map(({ studentId, code }) => ({ student_id: studentId, code, ...made })))
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet((row) => ({ code: row.ref('excluded.code'), ...made })),
    )
    .execute();
}

/** @returns whether there was one. */
export async function deleteCode(tx: Tx, studentId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('family_codes')
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of these students who are in a class now. */
export async function selectMembersAmong(
  db: Db,
  classId: number,
  studentIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ student_id }) => student_id);
}
