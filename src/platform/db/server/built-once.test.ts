import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { builtOnce } from './built-once.ts';

const test = useTestApp();

const selectName = builtOnce((db, { id, role }: { readonly id: number; readonly role: string }) =>
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
  const find = builtOnce((db, { who }: { readonly who: { readonly id: number; readonly since: Date } }) =>
    db.selectFrom('users').select('username').where('id', '=', who.id).where('created_at', '>=', who.since),
  );
  const past = { id: ana.id, since: new Date(0) };
  expect(await find(test.database.db, { who: past })).toEqual([{ username: ana.username }]);
  const future = { since: new Date(8.64e15), id: ana.id };
  expect(await find(test.database.db, { who: future })).toEqual([]);
});

it('builds the query once', async () => {
  let built = 0;
  const count = builtOnce((db, { id }: { readonly id: number }) => {
    built += 1;
    return db.selectFrom('users').select('id').where('id', '=', id);
  });
  for (let id = 1; id <= 3; id++) await count(test.database.db, { id });
  expect(built).toBe(1);
});

it('refuses a query that looks at what it is given', async () => {
  const next = builtOnce((db, { id }: { readonly id: number }) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id + 1),
  );
  await expect(next(test.database.db, { id: 1 })).rejects.toThrow(
    'These parameters do not reach the query: id.',
  );
});
