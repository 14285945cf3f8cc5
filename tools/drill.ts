/**
 * Runs a drill by name: `npm run drill -- kill --seed 1 --json`. The exit status is 1 when a gate is missed, 2 when there
 * is no such drill. Options: tools/harness/command.ts.
 */
import { runProving } from './harness/command.ts';
import type { Proving } from './harness/proof.ts';
import { runNamed } from './harness/run-named.ts';

const drill = (name: string, load: () => Promise<Proving>) => async () => {
  const proving = await load();
  return (args: readonly string[]) => runProving({ kind: 'drill', name }, proving, args);
};

process.exitCode = await runNamed('drill', {
  kill: drill('kill', async () => (await import('./drill/kill/kill.ts')).kill),
  outage: drill('outage', async () => (await import('./drill/outage/outage.ts')).outage),
  retries: drill('retries', async () => (await import('./drill/retries/retries.ts')).retries),
  matrix: drill('matrix', async () => (await import('./drill/matrix/matrix.ts')).matrix),
  fuzz: drill('fuzz', async () => (await import('./drill/fuzz/fuzz.ts')).fuzz),
  login: drill('login', async () => (await import('./drill/login/login.ts')).login),
  slow: drill('slow', async () => (await import('./drill/slow/slow.ts')).slow),
  processes: drill('processes', async () => (await import('./drill/processes/processes.ts')).processes),
});
