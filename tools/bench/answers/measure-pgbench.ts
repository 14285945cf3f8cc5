import { processorTime } from '../../harness/processor-time.ts';
import type { Spell } from './measure-service.ts';
import { runPgbench } from './pgbench.ts';
import { studentsOfEach, type Walk } from './walk.ts';

/** The same answers as statements of PostgreSQL's own benchmark. */
export interface PgbenchMeasure {
  readonly clients: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the database for one answer, in milliseconds. */
  readonly databaseEach: number;
  readonly seconds: number;
  /** With the warm-up. */
  readonly committedInAll: number;
}

interface PgbenchTarget {
  readonly url: string;
  readonly database: number;
}

/** Students of each client whom the warm-up may use. */
const WARM_UP_SHARE = 1 / 8;

/** pgbench counts transactions, so that no client runs out of students: the warm-up shows how many fit the time. */
export async function measurePgbench(
  walk: Walk,
  clients: number,
  { url, database }: PgbenchTarget,
  { seconds }: Spell,
): Promise<PgbenchMeasure> {
  const most = studentsOfEach(walk, clients) * walk.answers.length;
  const first = Math.max(1, Math.floor(most * WARM_UP_SHARE));
  const warm = await runPgbench({ url, clients, walk, from: 0, each: first });
  const each = Math.max(1, Math.min(most - first, Math.round((warm.perSecond * seconds) / clients)));
  const before = processorTime(database);
  const run = await runPgbench({ url, clients, walk, from: first, each });
  const used = processorTime(database) - before;
  return {
    clients,
    perSecond: run.perSecond,
    p50: run.latencies.at(0.5),
    p99: run.latencies.at(0.99),
    databaseEach: used / run.committed,
    seconds: run.committed / run.perSecond,
    committedInAll: warm.committed + run.committed,
  };
}
