import { type RawBuilder, sql } from 'kysely';
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

export type Row = Readonly<Record<string, unknown>>;

/** All rows of a table, in an order of their own; without the time of the last call, which every call may move. */
export async function selectRows(db: Db, table: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(table)} t order by to_jsonb(t)`.execute(db);
  return rows.map(({ row }) => row);
}

/** Changes with every row that is written or removed, for tables too big to be read again and again. */
export async function selectFingerprint(db: Db, table: string): Promise<Row> {
  const newest: RawBuilder<unknown> = sql`max(xmin::text::bigint)`;
  const { rows } = await sql<Row>`select count(*) as n, ${newest} as newest from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0] ?? {};
}
