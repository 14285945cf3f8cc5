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

/** The rows of a table as text. @param blanked columns that come out empty, whatever is in them. */
export const copyOut = (
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
  blanked: readonly string[] = [],
): CopyToStreamQuery => {
  const read = columns.map((column) => (blanked.includes(column) ? 'null' : quotedWord(column)));
  return client.query(to(`copy (select ${read.join(', ')} from ${quoted(name)}) to stdout`));
};

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

async function isThere(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `public.${quotedWord(table)}`,
  ]);
  return rows[0]?.there === true;
}

/** Empties a table, where there is one of this name. @returns how many rows went. */
export async function deleteAllRows(client: pg.ClientBase, table: string): Promise<number> {
  if (!(await isThere(client, table))) return 0;
  const { rowCount } = await client.query(`delete from public.${quotedWord(table)}`);
  return rowCount ?? 0;
}

/** Empties a column, where there is one of this name. */
export async function blankColumn(client: pg.ClientBase, table: string, column: string): Promise<void> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
    [table, column],
  );
  if (rows.length === 0) return;
  const name = quotedWord(column);
  await client.query(`update public.${quotedWord(table)} set ${name} = null where ${name} is not null`);
}

/** How often something was done after a moment, when last, and to whom. */
export interface LaterActs {
  readonly act: string;
  readonly count: number;
  readonly last: Date;
  /** Usernames, a few at most; none of accounts that are gone. */
  readonly whom: readonly string[];
}

interface Asked {
  readonly acts: readonly string[];
  /** As ISO 8601. */
  readonly after: string;
  readonly mostNames: number;
}

/** What the audit log of a database says of these acts after a moment; nothing where there is no such log. */
export async function selectLaterActs(
  client: pg.ClientBase,
  { acts, after, mostNames }: Asked,
): Promise<readonly LaterActs[]> {
  if (!(await isThere(client, 'audit_log')) || !(await isThere(client, 'users'))) return [];
  const { rows } = await client.query<LaterActs>(
    `select a.act, count(*)::int as count, max(a.at) as last,
            coalesce((array_agg(distinct u.username) filter (where u.username is not null))[1:$3::int], '{}') as whom
       from public.audit_log a left join public.users u on u.id = a.subject_user_id
      where a.act = any($1::text[]) and a.at > $2::timestamptz
      group by a.act`,
    [acts, after, mostNames],
  );
  return rows;
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
