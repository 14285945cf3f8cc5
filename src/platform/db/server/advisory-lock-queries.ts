import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Waits until no other transaction holds the lock of this number, and holds it until this one ends. The number is any, and
 * the same in every process.
 */
export async function holdLock(tx: Tx, lock: number): Promise<void> {
  await tx.selectNoFrom(sql`pg_advisory_xact_lock(${lock}::bigint)`.as('held')).execute();
}

/** The same without waiting. @returns whether this transaction holds the lock. */
export async function tryLock(tx: Tx, lock: number): Promise<boolean> {
  const { held } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${lock}::bigint)`.as('held'))
    .executeTakeFirstOrThrow();
  return held;
}
