import type pg from 'pg';

const countOf = async (pool: pg.Pool, rows: string): Promise<number> => {
  const { rows: found } = await pool.query<{ n: string }>(`select count(*) as n from ${rows}`);
  return Number(found[0]?.n);
};

/** Events that were acted on. */
export const countEvents = (pool: pg.Pool): Promise<number> => countOf(pool, 'billing_events');

/** Changes of plans that were written. */
export const countActs = (pool: pg.Pool): Promise<number> =>
  countOf(pool, "audit_log where act = 'change-subscription'");
