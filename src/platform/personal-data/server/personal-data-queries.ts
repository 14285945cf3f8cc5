import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { PersonalTable } from './personal-table.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table by its name, which comes from the lists of the slices. */
const table = (name: string) => sql<Row>`${sql.table(name)}`.as('t');

const named = (columns: readonly string[]) => columns.map((column) => sql.ref(column).as(column));

/** The rows of some accounts in a table. */
const ofAccounts = (whose: readonly string[], userIds: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    whose.map((column) => sql`${sql.ref(column)} = any(${userIds}::bigint[])`),
    sql` or `,
  )})`;

/** Columns that put the rows into an order. */
const ORDERING = 3;

/** A person's rows of a table, with these columns; a person has more than one account where a teacher joined some. */
export async function selectRowsOf(
  db: Db,
  { name, whose }: Pick<PersonalTable, 'name' | 'whose'>,
  { columns, userIds }: { readonly columns: readonly string[]; readonly userIds: readonly number[] },
): Promise<readonly Row[]> {
  return columns
    .slice(0, ORDERING)
    .reduce(
      (query, column) => query.orderBy(sql.ref(column)),
      db.selectFrom(table(name)).select(named(columns)).where(ofAccounts(whose, userIds)),
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

/** Deletes the rows of an account in a table. */
export async function deleteRowsOf(
  tx: Tx,
  { name, whose }: Pick<PersonalTable, 'name' | 'whose'>,
  userId: number,
): Promise<void> {
  await tx
    .deleteFrom(table(name))
    .where(ofAccounts(whose, [userId]))
    .execute();
}

export async function selectUsername(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  return row?.username;
}

/** The accounts that were joined to one, and those that were joined to these, which come first. */
export async function selectJoinedTo(tx: Tx, userId: number): Promise<number[]> {
  return (await joinedTo(tx, { userId })).map(({ id }) => id);
}

const joinedTo = preparedStatement(
  'accounts-joined-to',
  (_db, { userId }: { readonly userId: number }) => sql<{ readonly id: number }>`
    with recursive joined as (
      select id, 1 as far from users where joined_to = ${userId}
      union all
      select u.id, far + 1 from users u join joined j on u.joined_to = j.id)
    select id from joined order by far desc, id`,
);
