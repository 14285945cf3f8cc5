import { expect, it } from 'vitest';
import { LEFT_OUT_FOR_PARENTS, type LeftOut } from '#platform/personal-data/core/left-out-for-parents.ts';
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

/** By which words of it a parent reads of what is left out; null where a student's file has nothing of it, or it only says who did what. */
const SAID: Readonly<Record<string, LeftOut | null>> = {
  'A class may hide it from the student, and a parent sees no more.': 'points and levels',
  'It says which answers of the pretest were right, and a pretest may be taken again.':
    'which answers were right',
  'What a child marks and notes in a passage is read by no teacher.': 'highlights and notes beside the text',
  // Birth month and settings among others, which have their own words.
  'It is between the person and the service.': 'the birth month and year',
  'What a class gives a student is between the student and the teachers of that class.':
    'what a teacher set for this child alone',
  'A mail is for the one whom it was written to.': 'mails, devices, and invitations',
  'When and where somebody is logged in is nothing for a teacher.': 'mails, devices, and invitations',
  'Whom a student asks is between the two.': 'mails, devices, and invitations',
  'It is of each parent alone.': 'what parents decided',
  'It is between the family and who runs Openleaf.': 'what parents decided',
  'A class with its students goes to another teacher first.': null,
  'A message to the operator is for the one who wrote it.': null,
  'It is what its person asked the service for.': null,
  'The record of acts only grows (decision 26). It holds numbers, which lead to nobody after an erasure.':
    null,
};

it('tells parents in words of everything that their download leaves out', () => {
  const reasons = personalTables.flatMap(({ columns }) =>
    Object.values(columns).flatMap(({ exported, because = '' }) =>
      exported === 'not-to-parents' || exported === 'not-to-teachers' ? [because] : [],
    ),
  );
  expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(SAID).toSorted());
  for (const words of Object.values(SAID)) if (words !== null) expect(LEFT_OUT_FOR_PARENTS).toContain(words);
});
