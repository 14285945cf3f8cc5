import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readReport } from './read-report.ts';
import { judge, type RingResult } from './ring-result.ts';
import type { Ring } from './rings.ts';

export interface RingOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A folder for reports. */
  readonly reports: string;
  /** Told of the process, so that it can be stopped. */
  readonly onStart: (child: ChildProcess) => void;
}

/** Runs one ring to its end; what it writes goes to our outputs. */
export async function runRing(ring: Ring, { env, reports, onStart }: RingOptions): Promise<RingResult> {
  const reportFile = join(reports, `${ring.name.replaceAll(/\W+/g, '-')}.json`);
  const [program, ...args] = ring.command(reportFile);
  const started = performance.now();
  const child = spawn(program, args, {
    env: { ...env, ...ring.env?.(reportFile) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onStart(child);
  const [code] = (await once(child, 'close')) as [number | null];
  const exitCode = code ?? 1;
  const seconds = (performance.now() - started) / 1000;
  const counts = ring.count === undefined ? countCheck(exitCode) : await readReport(reportFile, ring.count);
  return judge(ring.name, counts, exitCode, seconds);
}

const countCheck = (exitCode: number) =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
