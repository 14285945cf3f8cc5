import type { Db } from '#platform/db/server/database.ts';
import {
  countRows,
  type PlacedRow,
  type Row,
  selectPlaces,
  selectRowsAfter,
  selectSnapshot,
  selectTables,
} from './table-queries.ts';

/** What happened to one table. */
export interface Change {
  readonly table: string;
  /** Rows that are there now and were not before: new ones, and changed ones as they are now. */
  readonly now: readonly Row[];
  /** How many rows are gone, or were changed. */
  readonly before: number;
}

export interface DatabaseWatch {
  /** The tables that differ from when this was last asked, in their order. The first time that is every row. */
  changes(): Promise<Change[]>;
}

/** Counters, which count every call. */
const COUNTERS = 'limits';
/** A snapshot that sees no transaction but those that make a database. */
const NOTHING_SEEN = '3:3:';

/**
 * Follows a whole database by what is written: it keeps a copy of every row by its place, and reads only those that
 * transactions wrote since the last look. A row is never changed in its place, so that what was written is found by its
 * transaction, and what is gone by the number of rows: where that is smaller, the places tell which.
 */
export function watchDatabase(db: Db): DatabaseWatch {
  const copies = new Map<string, Map<string, Row>>();
  let seen = NOTHING_SEEN;

  /** Brings the copy of a table up to date. @returns what differs. */
  async function follow(trx: Db, table: string, written: readonly PlacedRow[], count: number) {
    const copy = copies.get(table) ?? new Map<string, Row>();
    copies.set(table, copy);
    const gone: Row[] = putInto(copy, written);
    if (copy.size !== count) gone.push(...dropFrom(copy, await selectPlaces(trx, table)));
    if (copy.size !== count)
      throw new Error(`The copy of ${table} has ${copy.size} rows instead of ${count}.`);
    const rows = written.map(({ row }) => row);
    return { table, now: without(rows, gone), before: without(gone, rows).length };
  }

  return {
    changes: () =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const tables = (await selectTables(trx)).filter((table) => table !== COUNTERS);
          const written = Map.groupBy(await selectRowsAfter(trx, tables, seen), ({ table }) => table);
          const counts = await countRows(trx, tables);
          seen = await selectSnapshot(trx);
          const changes: Change[] = [];
          for (const table of tables)
            changes.push(await follow(trx, table, written.get(table) ?? [], counts.get(table) ?? 0));
          return changes.filter(({ now, before }) => now.length + before > 0);
        }),
  };
}

/** @returns the rows in whose places others lie now. */
function putInto(copy: Map<string, Row>, written: readonly PlacedRow[]): Row[] {
  const replaced = written.map(({ at }) => copy.get(at)).filter((row) => row !== undefined);
  for (const { at, row } of written) copy.set(at, row);
  return replaced;
}

/** @returns the rows that lie in none of these places. */
function dropFrom(copy: Map<string, Row>, places: ReadonlySet<string>): Row[] {
  const gone = [...copy].filter(([at]) => !places.has(at));
  for (const [at] of gone) copy.delete(at);
  return gone.map(([, row]) => row);
}

const without = (rows: readonly Row[], others: readonly Row[]): Row[] => {
  if (others.length === 0) return [...rows];
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
};
