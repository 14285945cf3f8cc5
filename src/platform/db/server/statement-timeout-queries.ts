import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Runs statements on which the database gives up when one takes longer, in milliseconds: shorter than usual, or longer. */
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
