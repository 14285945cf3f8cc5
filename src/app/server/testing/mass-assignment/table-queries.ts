import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Every column of every table of ours. */
export async function selectColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "name", c.data_type as "type"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by 1, c.ordinal_position`.execute(db);
  return rows;
}

/** Every table of ours, in their order. */
export async function selectTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ table }) => table);
}

/** What the transaction sees, as text. */
export async function selectSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '';
}

export type Row = Readonly<Record<string, unknown>>;

/** A row and where it lies. */
export interface PlacedRow {
  readonly table: string;
  readonly at: string;
  readonly row: Row;
}

/**
 * The rows of these tables that were written by transactions which a snapshot does not see yet, those of a table in an order
 * of their own; without the time of the last call, which every call may move. The numbers of transactions must not have
 * come round, as in a database that lives for one test.
 */
export async function selectRowsAfter(
  db: Db,
  tables: readonly string[],
  snapshot: string,
): Promise<PlacedRow[]> {
  const each = tables.map(
    (table) => sql`
    select ${table}::text as "table", ctid::text as at, to_jsonb(t) - 'last_seen_at' as row from ${sql.table(table)} t
     where not pg_visible_in_snapshot(xmin::text::xid8, ${snapshot}::pg_snapshot)`,
  );
  const { rows } = await sql<PlacedRow>`
    select * from (${sql.join(each, sql` union all `)}) as written order by "table", row`.execute(db);
  return rows;
}

/** Table → how many rows it has. */
export async function countRows(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const each = tables.map(
    (table) => sql`select ${table}::text as "table", count(*)::integer as n from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ table: string; n: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ table, n }) => [table, n]));
}

/** Where the rows of a table lie. */
export async function selectPlaces(db: Db, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ at: string }>`select ctid::text as at from ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ at }) => at));
}
