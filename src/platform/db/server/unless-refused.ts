import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Db, Tx } from './database.ts';

/** Carries a refusal out of a transaction that is rolled back. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The transaction was rolled back because the use case refused.');
    this.refusal = refusal;
  }
}

/** Runs work in a transaction that keeps nothing when the work ends in a refusal. */
export async function unlessRefused<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await work(tx);
      if (outcome instanceof Refusal) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    // The refusal is the outcome of `work`, so it is one of T.
    if (error instanceof RolledBack) return error.refusal as T;
    throw error;
  }
}
