import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { PersonalTable } from './personal-table.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table by its name, which comes from the lists of the slices. */
const table = (name: string) => sql<Row>`${sql.table(name)}`.as('t');

const named = (columns: readonly string[]) => columns.map((column) => sql.ref(column).as(column));

/** The rows of a person in a table. */
const ofPerson = (whose: readonly string[], userId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    whose.map((column) => sql`${sql.ref(column)} = ${userId}`),
    sql` or `,
  )})`;

/** Columns that put the rows into an order. */
const ORDERING = 3;

/** A person's rows of a table, with these columns. */
export async function selectRowsOf(
  db: Db,
  { name, whose }: Pick<PersonalTable, 'name' | 'whose'>,
  { columns, userId }: { readonly columns: readonly string[]; readonly userId: number },
): Promise<readonly Row[]> {
  return columns
    .slice(0, ORDERING)
    .reduce(
      (query, column) => query.orderBy(sql.ref(column)),
      db.selectFrom(table(name)).select(named(columns)).where(ofPerson(whose, userId)),
    )
    .execute();
}

/** What rows are called that are named by their number. */
export async function selectNames(
  db: Db,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  ids: readonly number[],
): Promise<readonly Row[]> {
  return db
    .selectFrom(table(name))
    .select(named(columns))
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .orderBy(sql.ref('id'))
    .execute();
}

/** Deletes a person's rows of a table. */
export async function deleteRowsOf(
  tx: Tx,
  { name, whose }: Pick<PersonalTable, 'name' | 'whose'>,
  userId: number,
): Promise<void> {
  await tx.deleteFrom(table(name)).where(ofPerson(whose, userId)).execute();
}

export async function selectUsername(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  return row?.username;
}
