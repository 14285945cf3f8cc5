import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { withStatementTimeout } from './statement-timeout-queries.ts';

const test = useTestApp();

it('the database gives up on a statement that takes too long, and only there', async () => {
  const { db } = test.database;
  const slow = withStatementTimeout(db, 50, (tx) => sql`select pg_sleep(5)`.execute(tx));
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: '8s' }]);
});
