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

/**
 * The conditions by which a table is read, planned once for all parameters, as the service plans (decision 21).
 */
export async function conditionsOn(
  { database: { pool } }: Pick<TestEnvironment, 'database'>,
  query: Compilable,
  table: string,
): Promise<string> {
  const { sql, parameters } = query.compile();
  const client = await pool.connect();
  try {
    await client.query(`prepare planned as ${sql}`);
    await client.query("set plan_cache_mode = 'force_generic_plan'");
    const values = parameters.map((one) => client.escapeLiteral(literalOf(one))).join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute planned (${values})`,
    );
    const lines = rows.map((row) => row['QUERY PLAN']);
    const at = lines.findIndex((line) => line.includes(` on ${table} `));
    const end = lines.findIndex((line, index) => index > at && line.includes('->'));
    return lines.slice(at, end).join('\n');
  } finally {
    await client.query('deallocate planned');
    client.release();
  }
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

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
