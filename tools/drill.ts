/**
 * Runs a drill by name: `npm run drill -- kill --seed 1 --json`. The exit status is 1 when a gate is missed, 2 when there
 * is no such drill. Options: tools/proving/command.ts.
 */
import { runNamed } from './proving/run-named.ts';

await runNamed('drill', {
  kill: async () => (await import('./drill/kill/kill.ts')).kill,
  outage: async () => (await import('./drill/outage/outage.ts')).outage,
  retries: async () => (await import('./drill/retries/retries.ts')).retries,
  matrix: async () => (await import('./drill/matrix/matrix.ts')).matrix,
  fuzz: async () => (await import('./drill/fuzz/fuzz.ts')).fuzz,
  login: async () => (await import('./drill/login/login.ts')).login,
  slow: async () => (await import('./drill/slow/slow.ts')).slow,
  processes: async () => (await import('./drill/processes/processes.ts')).processes,
});
