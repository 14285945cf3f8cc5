import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

/** The rows of all tables that hold a text, in words: "users: (7,ana,…)". A row is looked at as PostgreSQL writes it. */
export async function selectRowsWith(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where strpos(t::text, ${text}) > 0`.execute(db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
