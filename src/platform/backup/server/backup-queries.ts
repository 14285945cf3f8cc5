import type pg from 'pg';
import { type CopyStreamQuery, type CopyToStreamQuery, from, to } from 'pg-copy-streams';
import type { BackupSums, CopiedTable } from '../core/backup-form.ts';

/** Reads everything as it was at one moment, however long it takes, while others go on writing. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await takeTime(client);
}

/** Begins a change of the whole database, which may take long. */
export async function beginReplacing(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await takeTime(client);
}

/** Ends a snapshot or a change: all of it is there now. */
export const commit = (client: pg.ClientBase): Promise<unknown> => client.query('commit');

/** Ends a change as if it had never begun. A connection that is broken has done so. */
export const rollBack = (client: pg.ClientBase): Promise<unknown> =>
  client.query('rollback').catch(() => undefined);

const takeTime = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
};

const COLUMNS = `
  select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p') and not c.relispartition
   group by c.relname order by c.relname`;

/** The tables of a schema with the columns that are stored, by name; none where there is no such schema. */
export async function selectTables(client: pg.ClientBase, schema: string): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(COLUMNS, [schema]);
  return rows.map(({ table, columns }) => ({ name: `${schema}.${table}`, columns }));
}

/** What has run on the database, in order. */
export async function selectMigrations(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  return rows;
}

const quoted = (name: string): string => name.split('.').map(quotedWord).join('.');
const quotedWord = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const listOf = (columns: readonly string[]): string => columns.map(quotedWord).join(', ');

/** The rows of a table as text. @param where of SQL; default all. */
export const copyOut = (
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
  where = 'true',
): CopyToStreamQuery =>
  client.query(to(`copy (select ${listOf(columns)} from ${quoted(name)} where ${where}) to stdout`));

/** Takes rows as `copyOut` gave them. */
export const copyIn = (client: pg.ClientBase, { name, columns }: CopiedTable): CopyStreamQuery =>
  client.query(from(`copy ${quoted(name)} (${listOf(columns)}) from stdin`));

/** Sequences of the program: those of the numbers of rows by their column, the others by their name alone. */
const NUMBERS = `
  select c.relname as "table", a.attname as "column", s.last_value as last
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename)
      = pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname)
   where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace and s.last_value is not null
  union all
  select c.relname, null, s.last_value
    from pg_class c
    join pg_sequences s on s.schemaname = 'public' and s.sequencename = c.relname
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and s.last_value is not null
     and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i', 'e'))
   order by 1, 2`;

/** The last number that a sequence has given. */
type GivenNumber = BackupSums['numbers'][number];

/** The last number that each table has given to a row, and each other sequence to anything. */
export async function selectNumbers(client: pg.ClientBase): Promise<GivenNumber[]> {
  const { rows } = await client.query<GivenNumber>(NUMBERS);
  return rows;
}

/** No number is given twice, also none whose row is gone. */
export async function setNumber(client: pg.ClientBase, { table, column, last }: GivenNumber): Promise<void> {
  const name = `public.${quotedWord(table)}`;
  if (column === null) await client.query('select setval($1::regclass, $2)', [name, last]);
  else await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [name, column, last]);
}

/** What a database is before something is restored into it. */
export async function selectTarget(
  client: pg.ClientBase,
): Promise<{ readonly tables: number; readonly isOurs: boolean; readonly people: number }> {
  const { rows } = await client.query<{ tables: number; isOurs: boolean }>(
    `select count(*)::int as tables, coalesce(bool_or(relname = 'migrations'), false) and
            coalesce(bool_or(relname = 'users'), false) as "isOurs"
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const { tables = 0, isOurs = false } = rows[0] ?? {};
  if (!isOurs) return { tables, isOurs, people: 0 };
  const counted = await client.query<{ people: number }>('select count(*)::int as people from users');
  return { tables, isOurs, people: counted.rows[0]?.people ?? 0 };
}

const DROPS = `
  select format('drop %s if exists %s cascade',
           case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass) as statement
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
     and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select format('drop sequence if exists %s cascade', oid::regclass)
    from pg_class s where relnamespace = 'public'::regnamespace and relkind = 'S'
     and not exists (select from pg_depend where objid = s.oid and deptype in ('a', 'i', 'e'))`;

/** Removes all tables, views, functions and sequences, but for those of extensions. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROPS);
  for (const { statement } of rows) await client.query(statement);
}

/** Empties tables that a migration has put rows into. One that is empty is left alone: some refuse every delete. */
export async function emptyTables(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await client.query(`select exists (select from ${quoted(name)}) as filled`);
    if (rows[0]?.filled === true) await client.query(`delete from ${quoted(name)}`);
  }
}

/** Takes the foreign keys off. @returns the statements that put them back, which look at every row. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "on"
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  );
  for (const { off } of rows) await client.query(off);
  return rows.map(({ on }) => on);
}

/** Puts foreign keys back with the statements of `dropForeignKeys`. */
export async function restoreForeignKeys(
  client: pg.ClientBase,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Tells the planner what is in the tables now. */
export const analyze = (client: pg.ClientBase): Promise<unknown> => client.query('analyze');
