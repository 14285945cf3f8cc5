/**
 * Runs a benchmark by name: `npm run bench -- adaptive --seed 1`. The exit status is 1 when it misses a limit,
 * 2 when there is no such benchmark.
 */
import { runProving } from './harness/command.ts';
import type { Proving } from './harness/proof.ts';
import { runNamed } from './harness/run-named.ts';

/** A benchmark whose figures stand in docs/trust.md. */
const bench = (name: string, load: () => Promise<Proving>) => async () => {
  const proving = await load();
  return (args: readonly string[]) => runProving({ kind: 'bench', name }, proving, args);
};

process.exitCode = await runNamed('bench', {
  adaptive: async () => (await import('./bench/adaptive/main.ts')).main,
  answers: bench('answers', async () => (await import('./bench/answers/answers.ts')).answers),
  bell: bench('bell', async () => (await import('./bench/bell/bell.ts')).bell),
  growth: bench('growth', async () => (await import('./bench/growth/growth.ts')).growth),
});
