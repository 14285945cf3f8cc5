import type { Db } from '#platform/db/server/database.ts';
import { type Column, type Row, selectFingerprint, selectRows } from './table-queries.ts';

/** Table → its rows. */
export type DatabaseState = ReadonlyMap<string, readonly Row[]>;

/** Thousands of rows that no call writes. */
const LIBRARY = /^(passages|passage_\w+|questions|answer_options|library_words)$/;
/** Counters, which count every call. */
const COUNTERS = 'limits';

/** The whole database as it is now. */
export async function readState(db: Db, columns: readonly Column[]): Promise<DatabaseState> {
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== COUNTERS);
  const entries = await Promise.all(
    tables.map(async (table) => {
      const rows = LIBRARY.test(table) ? [await selectFingerprint(db, table)] : await selectRows(db, table);
      return [table, rows] as const;
    }),
  );
  return new Map(entries);
}

/** What a call did to one table. */
export interface Change {
  readonly table: string;
  /** Rows that are there now and were not before: new ones, and changed ones as they are now. */
  readonly now: readonly Row[];
  /** How many rows are gone, or were changed. */
  readonly before: number;
}

/** The tables that differ, in their order. */
export function changesBetween(before: DatabaseState, after: DatabaseState): Change[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? [];
    const now = without(rows, old);
    const gone = without(old, rows).length;
    return now.length + gone > 0 ? [{ table, now, before: gone }] : [];
  });
}

const without = (rows: readonly Row[], others: readonly Row[]): Row[] => {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
};
