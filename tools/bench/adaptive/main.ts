import { parseArgs } from 'node:util';
import { describeMachine } from '../../harness/machine.ts';
import { UsageError } from '../../harness/usage-error.ts';
import { measureSpeed } from './measures/speed.ts';
import { writeDocs } from './report/docs.ts';
import { type Report, type Run, reportOf } from './report/report.ts';
import { reportText } from './report/text.ts';
import { runTasks } from './run/run-tasks.ts';

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  'write-docs': { type: 'boolean', default: false },
} as const;

/** The speed first, while nothing else runs; then everything else on two threads. */
async function measure(seed: number): Promise<Run> {
  const started = performance.now();
  const speed = measureSpeed(seed);
  const results = await runTasks(seed, (name) => process.stderr.write(`  ${name}\n`));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage();
  const processorSeconds = (user + system) / 1e6;
  return { seed, results, speed, machine: describeMachine(), seconds, processorSeconds };
}

function print(report: Report, json: boolean): void {
  process.stdout.write(`${json ? JSON.stringify(report) : reportText(report)}\n`);
}

/**
 * The public benchmark of placement, level tracking and points: the shipped engine in a simulated school, beside the
 * rules that others use (docs/adaptive.md).
 * @returns the exit status, 1 when a limit is missed. Throws on an unknown option or a seed that is no whole number.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new UsageError(`--seed ${values.seed}: a whole number is needed`);
  const run = await measure(seed);
  const report = reportOf(run);
  if (values['write-docs']) await writeDocs(report, run.results);
  print(report, values.json);
  return report.pass ? 0 : 1;
}
