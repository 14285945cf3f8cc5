import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** The account of a person who is about to be erased, locked until the transaction ends. */
export async function lockForErasure(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'role', 'email', 'created_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
export type ErasedAccount = NonNullable<Awaited<ReturnType<typeof lockForErasure>>>;

/** The names of the classes that a person teaches, the archived ones too. */
export async function selectClassNames(tx: Tx, teacherId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('classes')
    .select('name')
    .where('teacher_id', '=', teacherId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives all classes of a teacher to another one. */
export async function giveClassesTo(tx: Tx, teacherId: number, otherId: number): Promise<void> {
  await tx.updateTable('classes').set({ teacher_id: otherId }).where('teacher_id', '=', teacherId).execute();
}

/** Notes who is erased; the first moment stays. */
export async function insertErased(db: Db, hashes: readonly Buffer[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('erased_accounts')
    .values(hashes.map((hash) => ({ account_hash: hash, erased_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everybody who was erased, as hashes. */
export async function selectErased(db: Db): Promise<Buffer[]> {
  const rows = await db.selectFrom('erased_accounts').select('account_hash').execute();
  return rows.map((row) => row.account_hash);
}

/** Accounts after this number, in the order of their numbers. */
export async function selectAccountsAfter(db: Db, after: number, most: number) {
  return db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(sql.lit(most))
    .execute();
}
