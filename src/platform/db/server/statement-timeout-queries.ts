import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Runs reads that have to be quick: the database gives up on a statement that takes longer, in milliseconds. */
export const withStatementTimeout = <T>(
  db: Db,
  milliseconds: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectNoFrom(sql`set_config('statement_timeout', ${String(milliseconds)}, true)`.as('set'))
      .execute();
    return work(tx);
  });
