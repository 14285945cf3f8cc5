import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readReport } from './read-report.ts';
import { type Counts, countRepeated, filesToRepeat, judge, type RingResult } from './ring-result.ts';
import type { Ring } from './rings.ts';

export interface RingOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A folder for reports. */
  readonly reports: string;
  /** Told of the process, so that it can be stopped. */
  readonly onStart: (child: ChildProcess) => void;
}

/**
 * Runs one ring to its end; what it writes goes to our outputs. Where few files failed, what failed in them has a second run
 * in a process and on data of its own (docs/decisions/0035).
 */
export async function runRing(ring: Ring, options: RingOptions): Promise<RingResult> {
  const first = await runOnce(ring, options, []);
  const files = ring.again && first.counts ? filesToRepeat(first.counts) : [];
  if (!ring.again || !first.counts || files.length === 0) {
    return judge(ring.name, first.counts, first.exitCode, first.seconds);
  }
  console.log(`\n== ${ring.name}, once more: ${files.join(', ')}`);
  const second = await runOnce(ring, options, ring.again(files));
  const seconds = first.seconds + second.seconds;
  const holds = judge(ring.name, second.counts, second.exitCode, seconds).failed === 0;
  return holds
    ? judge(ring.name, countRepeated(first.counts), 0, seconds)
    : judge(ring.name, first.counts, first.exitCode, seconds);
}

interface Run {
  /** Undefined when the runner left no report. */
  readonly counts: Counts | undefined;
  readonly exitCode: number;
  readonly seconds: number;
}

async function runOnce(
  ring: Ring,
  { env, reports, onStart }: RingOptions,
  more: readonly string[],
): Promise<Run> {
  const name = more.length > 0 ? `${ring.name} once more` : ring.name;
  const reportFile = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const [program, ...args] = ring.command(reportFile);
  const started = performance.now();
  const child = spawn(program, [...args, ...more], {
    env: { ...env, ...ring.env?.(reportFile) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onStart(child);
  const [code] = (await once(child, 'close')) as [number | null];
  const exitCode = code ?? 1;
  const seconds = (performance.now() - started) / 1000;
  const counts = ring.count === undefined ? countCheck(exitCode) : await readReport(reportFile, ring.count);
  return { counts, exitCode, seconds };
}

const countCheck = (exitCode: number) =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
