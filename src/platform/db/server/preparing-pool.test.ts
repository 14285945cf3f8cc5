import { type CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Db, Tx } from './database.ts';

const test = useTestApp();

const USES_UNTIL_PREPARED = 10;
const useOften = async (tx: Tx, query: CompiledQuery) => {
  for (let use = 0; use < USES_UNTIL_PREPARED; use++) await tx.executeQuery(query);
};
/** What the connection of this transaction has prepared. */
const preparedIn = async (tx: Tx) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
  return rows.map(({ statement }) => statement);
};
const usernameOf = (db: Db, id: number) => db.selectFrom('users').select('username').where('id', '=', id);

it('prepares a statement that comes often, whatever its parameters', async () => {
  const ana = await test.world.student('Ana');
  await test.database.db.transaction().execute(async (tx) => {
    const query = usernameOf(tx, -1).compile();
    expect(await preparedIn(tx)).not.toContain(query.sql);
    await useOften(tx, query);
    expect(await preparedIn(tx)).toContain(query.sql);
    expect(await usernameOf(tx, ana.id).execute()).toEqual([{ username: ana.username }]);
  });
});

it('does not prepare a statement whose columns change with its table', async () => {
  await test.database.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('limits').selectAll().where('bucket', '=', 'none').compile();
    await useOften(tx, query);
    expect(await preparedIn(tx)).not.toContain(query.sql);
  });
});

it('a statement that fails may be sent again', async () => {
  const { db } = test.database;
  const divide = (by: number) => sql<{ n: number }>`select (12 / ${by}::int) as n`.execute(db);
  for (let use = 0; use < USES_UNTIL_PREPARED; use++)
    await expect(divide(0)).rejects.toThrow('division by zero');
  const { rows } = await divide(4);
  expect(rows).toEqual([{ n: 3 }]);
});
