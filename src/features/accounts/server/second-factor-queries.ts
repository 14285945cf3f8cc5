import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** What is stored of the second step of a person, whether it is on or not; undefined where nothing is. */
export async function selectSecondFactor(db: Db, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The same, held until the transaction ends, so that of two codes at once one is the second. */
export async function lockSecondFactor(tx: Tx, userId: number) {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
export type SecondFactorRow = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>;

/** Whether the second step is on. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertPendingSecret(
  db: Db,
  { userId, sealed, now }: { readonly userId: number; readonly sealed: Buffer; readonly now: Date },
): Promise<void> {
  const pending = { pending_secret: sealed, pending_at: now };
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
}

/** Puts the new secret in the place of the old one. @param step of the code that confirmed it, which is used up. */
export async function confirmPendingSecret(
  tx: Tx,
  { userId, step, now }: { readonly userId: number; readonly step: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({
      secret: sql`pending_secret`,
      confirmed_at: now,
      last_step: step,
      pending_secret: null,
      pending_at: null,
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function noteStep(tx: Tx, userId: number, step: number): Promise<void> {
  await tx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Forgets the second step with its codes and the logins on their way. @returns whether there was one. */
export async function deleteSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await lockSecondFactor(tx, userId);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone?.confirmed_at != null;
}

/** Puts a new set of codes in the place of all before. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .columns(['user_id', 'code_hash'])
    .expression(sql`select ${userId}::bigint, unnest(${hashes}::bytea[])`)
    .execute();
}

/** Uses a code up. @returns whether it was one. */
export async function takeRecoveryCode(tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

interface SecondStepCode {
  readonly userId: number;
  readonly codeHash: Buffer;
}

/** Puts a code by which the second step is set up in the place of the one before. */
export async function upsertSecondStepCode(
  db: Db,
  { userId, codeHash, expiresAt }: SecondStepCode & { readonly expiresAt: Date },
): Promise<void> {
  const code = { code_hash: codeHash, expires_at: expiresAt };
  await db
    .insertInto('second_step_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

/** Whether it is the person's code, and good still. */
export async function isSecondStepCode(
  db: Db,
  { userId, codeHash, now }: SecondStepCode & { readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('second_step_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSecondStepCode(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('second_step_codes').where('user_id', '=', userId).execute();
}
