import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';

const test = useTestApp();

it('a connection that breaks inside a transaction fails that transaction only', async () => {
  const { db, pool } = test.database;
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/terminat|not queryable/i);
  const { rows } = await pool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});

it('plans a statement once for all parameters, and compiles none', async () => {
  const { rows } = await test.database.pool.query<{ plans: string; jit: string }>(
    "select current_setting('plan_cache_mode') as plans, current_setting('jit') as jit",
  );
  expect(rows).toEqual([{ plans: 'force_generic_plan', jit: 'off' }]);
});
