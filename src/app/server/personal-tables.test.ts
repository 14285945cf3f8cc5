import { expect, it } from 'vitest';
import { isErased } from '#platform/personal-data/server/personal-table.ts';
import { personalTables } from './personal-tables.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();
const rowsOf = async <Row extends object>(statement: string) =>
  (await test.database.pool.query<Row>(statement)).rows;

const classified = personalTables.flatMap(({ name, columns }) =>
  Object.keys(columns).map((column) => `${name}.${column}`),
);

it('says of every column of every table what becomes of it, and of none that is gone', async () => {
  const rows = await rowsOf<{ column: string }>(`
    select c.table_name || '.' || c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and t.table_schema = 'public'`);
  expect(classified.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});

it('keeps nothing about people in another place of the database than the queue of jobs', async () => {
  const rows = await rowsOf<{ schema: string }>(`
    select distinct table_schema as schema from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema', 'jobs') order by 1`);
  expect(rows).toEqual([{ schema: 'public' }]);
});

/** What a delete of the person does to a row that names them. */
const ON_DELETE = { whose: ['CASCADE', 'RESTRICT'], others: ['SET NULL'] } as const;

it('knows every column that names a person, and whether the row goes with them', async () => {
  const rows = await rowsOf<{ table: string; column: string; rule: string }>(`
    select k.table_name as "table", k.column_name as "column", r.delete_rule as rule
      from information_schema.referential_constraints r
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)
     where u.table_name = 'users' and u.table_schema = 'public'`);
  expect(rows.length).toBeGreaterThan(15);
  for (const { table, column, rule } of rows) {
    const found = personalTables.find(({ name }) => name === table);
    const as = found?.whose.includes(column) ? 'whose' : found?.others.includes(column) ? 'others' : 'nobody';
    expect([`${table}.${column}`, as]).not.toContain('nobody');
    if (as !== 'nobody')
      expect([`${table}.${column}`, ON_DELETE[as]]).toEqual([
        `${table}.${column}`,
        expect.arrayContaining([rule]),
      ]);
  }
});

it('erases rows as a whole, and says why whatever is not exported to all or stays', () => {
  for (const table of personalTables) {
    const classes = Object.entries(table.columns);
    const erased = classes.filter(([, column]) => column.erased).length;
    expect([table.name, erased]).toEqual([table.name, isErased(table) ? classes.length : 0]);
    for (const [column, { exported, erased: isGone, because }] of classes)
      expect([table.name, column, exported === 'to-all' && isGone]).toEqual([
        table.name,
        column,
        because === undefined,
      ]);
  }
});

it('exports no secret: no hash, no key, no token', () => {
  const exported = personalTables.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, of]) => (of.exported === 'never' ? [] : [`${name}.${column}`])),
  );
  const suspicious = exported.filter((column) =>
    /hash|token|secret|lease|_key\b|password(?!_links)/.test(column),
  );
  expect(suspicious.toSorted()).toEqual([
    // The address of a teacher whom a student asked, the name of a row, and a switch.
    'teacher_invitations.email_key',
    'users.must_change_password',
    'worklist_dismissals.row_key',
  ]);
});
