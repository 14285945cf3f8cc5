import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { preparedStatement } from './prepared-statement.ts';

const test = useTestApp();

const selectName = preparedStatement(
  'test-select-name',
  (db, { id, role }: { readonly id: number; readonly role: string }) =>
    db
      .selectFrom('users')
      .select('username')
      .where('role', '=', role)
      .where('id', '=', id)
      .where('locked_at', 'is', null),
);

it('asks with the parameters of each call, in whatever order they are given', async () => {
  const { db } = test.database;
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  expect(await selectName(db, { id: ana.id, role: 'student' })).toEqual([{ username: ana.username }]);
  expect(await selectName(db, { role: 'student', id: ben.id })).toEqual([{ username: ben.username }]);
  expect(await selectName(db, { role: 'teacher', id: ben.id })).toEqual([]);
});

it('asks inside a transaction what only the transaction knows', async () => {
  const ana = await test.world.student('Ana');
  await test.database.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ username: 'other' }).where('id', '=', ana.id).execute();
    expect(await selectName(tx, { id: ana.id, role: 'student' })).toEqual([{ username: 'other' }]);
    await tx.updateTable('users').set({ username: ana.username }).where('id', '=', ana.id).execute();
  });
});

it('takes parameters in groups', async () => {
  const ana = await test.world.student('Ana');
  const find = preparedStatement(
    'test-select-since',
    (db, { who }: { readonly who: { readonly id: number; readonly since: Date } }) =>
      db.selectFrom('users').select('username').where('id', '=', who.id).where('created_at', '>=', who.since),
  );
  const past = { id: ana.id, since: new Date(0) };
  expect(await find(test.database.db, { who: past })).toEqual([{ username: ana.username }]);
  const future = { since: new Date(8.64e15), id: ana.id };
  expect(await find(test.database.db, { who: future })).toEqual([]);
});

it('takes SQL, and nothing where there are no parameters', async () => {
  const sum = preparedStatement(
    'test-sum',
    (_db, { a, b }: { readonly a: number; readonly b: number }) =>
      sql<{ sum: number }>`select ${a}::bigint + ${b}::bigint as sum`,
  );
  expect(await sum(test.database.db, { a: 1, b: 2 })).toEqual([{ sum: 3 }]);
  const answer = preparedStatement('test-constant', () => sql<{ n: number }>`select 42 as n`);
  expect(await answer(test.database.db)).toEqual([{ n: 42 }]);
});

it('is prepared under its name from its first use on, inside a transaction and outside', async () => {
  const { db } = test.database;
  const double = preparedStatement(
    'test-double',
    (_db, { n }: { readonly n: number }) => sql<{ n: number }>`select ${n}::bigint * 2 as n`,
  );
  expect(await double(db, { n: 1 })).toEqual([{ n: 2 }]);
  await db.transaction().execute(async (tx) => {
    expect(await double(tx, { n: 2 })).toEqual([{ n: 4 }]);
    const named = sql<{ name: string }>`select name from pg_prepared_statements`;
    const { rows } = await named.execute(tx);
    expect(rows).toContainEqual({ name: 'test-double' });
  });
});

it('refuses a name that another statement has', async () => {
  const { db } = test.database;
  await preparedStatement('test-twice', () => sql`select 1 as n`)(db);
  const other = preparedStatement('test-twice', () => sql`select 2 as n`);
  await expect(other(db)).rejects.toThrow('Two statements are called test-twice.');
});

it('refuses a statement whose columns change with its table', async () => {
  const all = preparedStatement('test-all', (db) => db.selectFrom('limits').selectAll());
  await expect(all(test.database.db)).rejects.toThrow('The statement test-all names no columns.');
});

it('builds the query once', async () => {
  let built = 0;
  const count = preparedStatement('test-built-once', (db, { id }: { readonly id: number }) => {
    built += 1;
    return db.selectFrom('users').select('id').where('id', '=', id);
  });
  for (let id = 1; id <= 3; id++) await count(test.database.db, { id });
  expect(built).toBe(1);
});

it('refuses a query that looks at what it is given', async () => {
  const next = preparedStatement('test-next', (db, { id }: { readonly id: number }) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id + 1),
  );
  await expect(next(test.database.db, { id: 1 })).rejects.toThrow(
    'These parameters do not reach test-next: id.',
  );
});
