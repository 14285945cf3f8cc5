import type pg from 'pg';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

/** Tables that grow with every answer or quiz. */
const GROWING_TABLES = [
  'answers',
  'attempts',
  'class_students',
  'points_ledger',
  'progress_events',
  'offers',
  'sessions',
  'student_days',
  'student_skill_days',
  'users',
];

/**
 * How often each large table was read from one end to the other, since the server began to count.
 * @param rowsFrom a table is large from so many rows on: one of a few pages is read fastest from end to end.
 */
export async function scansOf(pool: pg.Pool, rowsFrom: number): Promise<Map<string, number>> {
  // A backend reports its counters a moment after its statement.
  await pool.query('select pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ relname: string; seq_scan: number }>(
    `select s.relname, seq_scan from pg_stat_user_tables s join pg_class on oid = relid
      where s.relname = any($1) and reltuples >= $2`,
    [GROWING_TABLES, rowsFrom],
  );
  return new Map(rows.map(({ relname, seq_scan: scans }) => [relname, scans]));
}

/**
 * Small tables are read from end to end only where there is no other way, as large ones are. What that is then reckoned to cost would have
 * every statement compiled.
 */
export async function avoidScans(pool: pg.Pool): Promise<void> {
  for (const setting of ['enable_seqscan', 'jit'])
    await pool.query(
      `do $$ begin execute format('alter database %I set ${setting} = off', current_database()); end $$`,
    );
}

export async function answersOf(pool: pg.Pool): Promise<number> {
  const { rows } = await withoutStatementTimeout(pool, (client) =>
    client.query<{ n: number }>('select count(*) as n from answers'),
  );
  return rows[0]?.n ?? 0;
}
