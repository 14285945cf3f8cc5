import { createHash } from 'node:crypto';
import { usernameKey } from '#features/accounts/core/username.ts';
import { isRunning } from '#platform/embedded-postgres/server/testing/processes.ts';
import { type OpenClient, openClient } from '../../harness/client.ts';
import { count, none } from '../../harness/figures.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import { NetworkProxy } from '../../harness/network-proxy.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { inEnvironment, type Outcome, type ReportedRun, type RunOptions } from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { faultOf } from './database-fault.ts';
import { BYSTANDERS, crowdOf, sizeOf } from './size.ts';
import { figuresOf, notesOf, sumsOf } from './slow-figures.ts';
import { countGuesses } from './slow-queries.ts';
import { throughStaleCache } from './stale-cache.ts';
import { type FaultResult, surviveFault } from './survive-fault.ts';

/** The service with a slow, frozen or absent database. */
export const slow: ReportedRun & RunInEnvironment<SlowEnvironment> = {
  faultDescription:
    'a cache before the service that answers with the last good reply when the service is unavailable',
  needsServer: true,
  ...inEnvironment((options) => openEnvironment(options), runOn),
};

/** A school whose server reaches the database over a network that can be made bad. */
interface SlowEnvironment {
  readonly tests: TestEnvironment;
  readonly network: NetworkProxy;
  /** The students of every run who do not answer. */
  readonly bystanders: ReturnType<TestEnvironment['take']>;
  close(): Promise<void>;
}

/** @param runs so many can be made, one after the other. */
export async function openEnvironment(options: RunOptions, runs = 1): Promise<SlowEnvironment> {
  const { faults, answering } = sizeOf(options);
  const students = BYSTANDERS + answering * faults.length * runs;
  const plan = { seed: options.seed, students, quizzes: options.small ? 1 : 2 };
  const tests = await TestEnvironment.open('separate', plan);
  const port = Number(new URL(tests.storage.url()).port);
  const network = await NetworkProxy.open({ ports: [port] });
  tests.defer(() => network.close());
  return { tests, network, bystanders: tests.take(BYSTANDERS), close: () => tests.close() };
}

/** Lets every fault of a run happen, one after the other. */
async function runOn({ tests, network, bystanders }: SlowEnvironment, options: RunOptions): Promise<Outcome> {
  const { storage, school, database } = tests;
  const size = sizeOf(options);
  const results: FaultResult[] = [];
  const written = new Set<string>();
  let server: OpenleafProcess | undefined;
  let crashes = 0;
  const countCrash = () => {
    if (!server || isRunning(server.pid)) return;
    crashes += 1;
    server = undefined;
  };
  for (const [kind, seconds] of size.faults) {
    countCrash();
    server ??= await tests.startServer({ env: { DATABASE_URL: network.through(storage.url()) } });
    const { origin } = server;
    const direct: OpenClient = (address) => openClient(origin, address);
    const open = options.injectFault ? throughStaleCache(direct) : direct;
    const crowd = crowdOf(bystanders, tests.take(size.answering), size);
    const fault = faultOf(kind, seconds, { network, postmaster: () => storage.pid() });
    const run = { origin, open, school, pool: database.pool, onProgress: options.onProgress };
    results.push(await surviveFault(run, fault, { crowd, phases: size.phases }));
    for (const line of errorsIn(server.output())) written.add(line);
  }
  countCrash();
  await server?.end('SIGKILL');
  const arriving = crowdOf(bystanders, [], size).arriving.map(bucketOf);
  return {
    figures: [
      none('server processes that ended by themselves', crashes),
      ...results.flatMap(figuresOf),
      ...sumsOf(results),
      none('sums that do not hold', (await selectBrokenInvariants(database.pool)).length),
      count('guesses at accounts that right logins used up', await countGuesses(database.pool, arriving)),
    ],
    notes: [...results.flatMap(notesOf), MISSING, ...written],
  };
}

const MISSING = 'There is no mail server and no payment provider yet: they join the run when they exist.';

/** The name under which the service counts wrong guesses at an account. */
const bucketOf = ({ username }: { username: string }): string =>
  createHash('sha256')
    .update(`guess at ${usernameKey(username)}`)
    .digest('base64url');

const OUTPUT_LENGTH = 1_000;

/** The end of what a server wrote, when it wrote of an error. */
const errorsIn = (output: string): string[] =>
  /Error:|"level":50/.test(output) ? [`The server wrote: ${output.slice(-OUTPUT_LENGTH)}`] : [];
