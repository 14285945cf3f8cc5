/** `npm test`, once the packages are there: every ring, one after the other, then one table. */
import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/server/embedded-postgres-error.ts';
import { findRequirements, MissingRequirement, type Requirements } from './requirements.ts';
import type { RingResult } from './ring-result.ts';
import { listRings, type Ring } from './rings.ts';
import { runRing } from './run-ring.ts';
import { startSeparateServer } from './separate-server.ts';
import { drawTable } from './table.ts';

/** The runners' reports of the last run. */
const REPORTS = join('node_modules', '.cache', 'openleaf-reports');
/**
 * Tests start the program and its commands some hundred times, and half of a start is spent on compiling what the one before
 * has compiled. Made anew with each run, so that it does not grow.
 */
const COMPILED = resolve('node_modules', '.cache', 'openleaf-compiled');
/** A stop that takes longer is left to the operating system. Milliseconds. */
const STOP_LIMIT = 10_000;

let running: ChildProcess | undefined;
const onStart = (child: ChildProcess) => {
  running = child;
};

/** The rings choose their database; one that is set for the program at home is not theirs. */
function environment({ chromium }: Requirements): Record<string, string | undefined> {
  const { DATABASE_URL: _ours, TEST_DATABASE_URL: _also, ...env } = process.env;
  return { ...env, CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: COMPILED };
}

async function runAll(rings: readonly Ring[], requirements: Requirements): Promise<RingResult[]> {
  for (const left of [REPORTS, COMPILED]) await rm(left, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const results: RingResult[] = [];
  for (const ring of rings) {
    console.log(`\n== ${ring.name}`);
    results.push(await runOne(ring, requirements));
  }
  return results;
}

async function runOne(ring: Ring, requirements: Requirements): Promise<RingResult> {
  const env = environment(requirements);
  if (ring.onSeparateServer !== true) return runRing(ring, { env, reports: REPORTS, onStart });
  const server = await startSeparateServer(requirements.postgres);
  try {
    return await runRing(ring, { env: { ...env, TEST_DATABASE_URL: server.url }, reports: REPORTS, onStart });
  } finally {
    await server.stop();
  }
}

const leave = () => process.exit(143);

/** Ctrl-C: the ring is told to end, and the servers end with us. */
function stopOnSignal(): void {
  process.once('SIGTERM', () => {
    setTimeout(leave, STOP_LIMIT);
    if (running === undefined || running.exitCode !== null) leave();
    running?.once('exit', leave).kill('SIGTERM');
  });
}

try {
  stopOnSignal();
  const requirements = findRequirements();
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
  console.log(`Chromium: ${requirements.chromium}`);
  console.log(`PostgreSQL ${requirements.postgres.major}: ${requirements.postgres.folder}`);
  const results = await runAll(listRings(Object.keys(scripts)), requirements);
  console.log(`\n${drawTable(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
} catch (error) {
  const known = error instanceof MissingRequirement || error instanceof EmbeddedPostgresError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
