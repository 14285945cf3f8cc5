import type pg from 'pg';

/** Of these keys those under which an answer is stored. */
export async function selectKeysOf(pool: pg.Pool, keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select distinct idempotency_key as key from answers where idempotency_key = any($1::uuid[])',
    [keys],
  );
  return rows.map(({ key }) => key);
}

/** A line that is another one whenever something in the database is. */
export async function selectOutline(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ outline: string }>(
    `select concat_ws(' ',
       (select string_agg(relname::text, ',' order by relname) from pg_class where relnamespace = 'public'::regnamespace),
       (select count(*) from users), (select count(*) from migrations), (select count(*) from passages),
       (select count(*) from pg_constraint where connamespace = 'public'::regnamespace)) as outline`,
  );
  return rows[0]?.outline ?? '';
}
