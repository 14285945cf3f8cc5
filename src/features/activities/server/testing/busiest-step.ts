import type { Compilable } from 'kysely';
import { z } from 'zod';
import type { TestEnvironment } from '#app/server/testing/samples/company.ts';

const step = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  get Plans() {
    return z.array(step).optional();
  },
});
type Step = z.output<typeof step>;

const stepsOf = (one: Step): Step[] => [one, ...(one.Plans ?? []).flatMap(stepsOf)];

/** What a statement costs the database: the rows of its busiest step, and how often it looked into each table. */
export async function costOf(
  { database: { pool } }: Pick<TestEnvironment, 'database'>,
  query: Compilable,
  /** As in a database that is too large to be read from one end to the other. */
  { withoutSeqScan = false } = {},
) {
  const { sql, parameters } = query.compile();
  const client = await pool.connect();
  await client.query('begin');
  if (withoutSeqScan) await client.query('set local enable_seqscan = off');
  const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters]);
  await client.query('rollback');
  client.release();
  const [{ Plan }] = z.tuple([z.object({ Plan: step })]).parse(rows[0]['QUERY PLAN']);
  const steps = stepsOf(Plan);
  return {
    rows: Math.max(...steps.map((one) => one['Actual Rows'] * one['Actual Loops'])),
    looksInto: (table: string) =>
      steps
        .filter((one) => one['Relation Name'] === table)
        .reduce((sum, one) => sum + one['Actual Loops'], 0),
  };
}
