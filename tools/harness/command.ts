import { parseArgs } from 'node:util';
import { databaseKind } from './database-kind.ts';
import { type Report, type ReportedRun, type RunOptions, runAndReport } from './report.ts';
import { saveReport } from './report-files.ts';
import { reportText } from './report-text.ts';
import { UsageError } from './usage-error.ts';

/** Options that every fault test and benchmark has; all others go to it as they are. */
const OPTIONS = {
  seed: { type: 'string', default: '1' },
  small: { type: 'boolean', default: false },
  'inject-fault': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
  database: { type: 'string' },
} as const;

/**
 * One run from the command line: `--seed n`, `--small` (the form that runs with the tests), `--inject-fault` (with the fault
 * that it is to catch), `--json` (one line), `--record` (for docs/trust.md), `--database=embedded` or `separate`.
 * @returns the exit status, 1 when a gate is missed.
 * @throws UsageError on a seed that is no whole number, and on a database that the run cannot have.
 */
export async function runFromCommandLine(
  what: Pick<Report, 'kind' | 'name'>,
  run: ReportedRun,
  args: readonly string[],
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  const { seed, small, 'inject-fault': injectFault, json, record, database, ...given } = values;
  const options: RunOptions = {
    seed: Number(seed),
    small: small === true,
    injectFault: injectFault === true,
    database: database === undefined ? undefined : databaseKind(String(database)),
    onProgress: (line) => process.stderr.write(`  ${line}\n`),
    given: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
  };
  if (!Number.isSafeInteger(options.seed)) throw new UsageError(`--seed ${seed}: a whole number is needed`);
  if (options.injectFault && run.faultDescription === null)
    throw new UsageError(`${what.name} has no fault to inject`);
  if (options.database === 'embedded' && run.needsServer)
    throw new UsageError(`${what.name} needs a separate database server`);
  const report = await runAndReport(what, run, options);
  if (record === true) await saveReport(report);
  process.stdout.write(`${json === true ? JSON.stringify(report) : reportText(report)}\n`);
  return report.pass ? 0 : 1;
}
