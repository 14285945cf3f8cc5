/**
 * Runs a benchmark by name: `npm run bench -- adaptive --seed 1`. The exit status is 1 when it misses a limit,
 * 2 when there is no such benchmark.
 */
import { runFromCommandLine } from './harness/command.ts';
import type { ReportedRun } from './harness/report.ts';
import { runNamed } from './harness/run-named.ts';

/** A benchmark whose figures stand in docs/trust.md. */
const bench = (name: string, load: () => Promise<ReportedRun>) => async () => {
  const run = await load();
  return (args: readonly string[]) => runFromCommandLine({ kind: 'bench', name }, run, args);
};

process.exitCode = await runNamed('bench', {
  adaptive: async () => (await import('./bench/adaptive/main.ts')).main,
  answers: bench('answers', async () => (await import('./bench/answers/answers.ts')).answers),
  'peak-load': bench('peak-load', async () => (await import('./bench/peak-load/peak-load.ts')).peakLoad),
  growth: bench('growth', async () => (await import('./bench/growth/growth.ts')).growth),
  competition: bench(
    'competition',
    async () => (await import('./bench/competition/competition.ts')).competition,
  ),
  classes: bench('classes', async () => (await import('./bench/classes/classes.ts')).classes),
  schools: bench('schools', async () => (await import('./bench/schools/schools.ts')).schools),
  pdf: bench('pdf', async () => (await import('./bench/pdf/pdf.ts')).pdf),
  reports: bench('reports', async () => (await import('./bench/reports/reports.ts')).reports),
});
