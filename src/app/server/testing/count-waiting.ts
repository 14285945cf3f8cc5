import type { TestApp } from './test-app.ts';

/** How many statements of this test's database wait for a lock that another transaction holds. */
export async function countWaiting({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
