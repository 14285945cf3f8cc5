/**
 * Runs a fault test by name: `npm run fault-test -- kill --seed 1 --json`. The exit status is 1 when a gate is missed, 2 when there
 * is no such fault test. Options: tools/harness/command.ts.
 */
import { runFromCommandLine } from './harness/command.ts';
import type { ReportedRun } from './harness/report.ts';
import { runNamed } from './harness/run-named.ts';

const faultTest = (name: string, load: () => Promise<ReportedRun>) => async () => {
  const run = await load();
  return (args: readonly string[]) => runFromCommandLine({ kind: 'fault-test', name }, run, args);
};

process.exitCode = await runNamed('fault-test', {
  kill: faultTest('kill', async () => (await import('./fault-test/kill/kill.ts')).kill),
  outage: faultTest('outage', async () => (await import('./fault-test/outage/outage.ts')).outage),
  retries: faultTest('retries', async () => (await import('./fault-test/retries/retries.ts')).retries),
  matrix: faultTest('matrix', async () => (await import('./fault-test/matrix/matrix.ts')).matrix),
  fuzz: faultTest('fuzz', async () => (await import('./fault-test/fuzz/fuzz.ts')).fuzz),
  login: faultTest('login', async () => (await import('./fault-test/login/login.ts')).login),
  slow: faultTest('slow', async () => (await import('./fault-test/slow/slow.ts')).slow),
  lists: faultTest('lists', async () => (await import('./fault-test/lists/lists.ts')).lists),
  webhooks: faultTest('webhooks', async () => (await import('./fault-test/webhooks/webhooks.ts')).webhooks),
  backup: faultTest('backup', async () => (await import('./fault-test/backup/backup.ts')).backup),
  processes: faultTest(
    'processes',
    async () => (await import('./fault-test/processes/processes.ts')).processes,
  ),
});
