import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import { findPostgres } from '../../test/find-postgres.ts';
import { pgbenchScript } from './pgbench-script.ts';
import type { Walk } from './walk.ts';

/** Of one run. */
const PGBENCH_TIMEOUT_MS = 120_000;
const THREADS = 2;

export interface PgbenchPlan {
  readonly url: string;
  readonly clients: number;
  readonly walk: Walk;
  /** Answers of each client that were sent before. */
  readonly from: number;
  /** Answers that each client is to send. */
  readonly each: number;
}

export interface PgbenchRun {
  /** Transactions that were committed; each should have stored an answer. */
  readonly committed: number;
  /** Without the time that connecting takes. */
  readonly perSecond: number;
  /** Of one transaction, in milliseconds. */
  readonly latencies: Latencies;
}

/** @throws Error with what pgbench said when it fails. */
export async function runPgbench({ url, clients, walk, from, each }: PgbenchPlan): Promise<PgbenchRun> {
  const programs = findPostgres();
  if (!programs) throw new Error('This needs pgbench: apt-get install postgresql');
  const folder = await mkdtemp('/tmp/openleaf-pgbench-');
  try {
    const script = join(folder, 'answer.sql');
    await writeFile(script, pgbenchScript(walk, clients));
    const { stdout } = await promisify(execFile)(
      join(programs.folder, 'pgbench'),
      [
        '--no-vacuum',
        '--protocol=prepared',
        '--log',
        `--file=${script}`,
        `--define=sent=${from}`,
        `--client=${clients}`,
        `--jobs=${Math.min(THREADS, clients)}`,
        `--transactions=${each}`,
        url,
      ],
      { cwd: folder, timeout: PGBENCH_TIMEOUT_MS },
    );
    return {
      committed: numberIn(stdout, /actually processed: (\d+)/),
      perSecond: numberIn(stdout, /tps = ([\d.]+) \(without initial connection time\)/),
      latencies: await readLog(folder),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** Lines of client, transaction, microseconds, …; one file per thread. */
async function readLog(folder: string): Promise<Latencies> {
  const latencies = createLatencies();
  const files = (await readdir(folder)).filter((name) => name.startsWith('pgbench_log'));
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
    for (const line of lines) if (line !== '') latencies.add(Number(line.split(' ')[2]) / 1000);
  }
  return latencies;
}
