import type { OperationNodeSource, QueryCreator, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.gen.ts';

/** What `with` takes as an example of a write: the names of the parts are of no use to anybody. */
type AnyWrite = UpdateQueryBuilder<DB, never, never, UpdateResult>;

/**
 * The start of a statement that makes these writes too: one round trip, all or nothing. None of them sees what the others
 * write, and no two may write the same row.
 */
export const alongWith = (db: Db, writes: readonly OperationNodeSource[]): QueryCreator<DB> =>
  writes.reduce<QueryCreator<DB>>(
    (statement, write, index) =>
      statement.with(`write_${index}`, () => write as AnyWrite) as unknown as QueryCreator<DB>,
    db,
  );

/** These writes as one statement. */
export const together = (db: Db, writes: readonly OperationNodeSource[]) =>
  alongWith(db, writes).selectNoFrom([]);
