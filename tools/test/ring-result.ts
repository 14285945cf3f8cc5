/** What one ring came to. */
export interface RingResult {
  readonly ring: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it failed when no single test says so. */
  readonly note?: string;
}

/** What a runner's report counted. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that are there and did not run. */
  readonly skipped: number;
  /** Names of tests that failed once and passed when they were repeated (docs/decisions/0035); they count as passed. */
  readonly repeated?: readonly string[];
  /** Names of the tests that failed. */
  readonly failedTests?: readonly string[];
  /** The files of the tests that failed, as paths; empty where something outside all tests failed, too. */
  readonly failedFiles?: readonly string[];
}

/** More than that are no accident of the machine. */
const FILES_TO_REPEAT = 3;

/** @returns the files that are worth a second run, in a process and on data of their own; empty when none is. */
export function filesToRepeat({ failedFiles = [] }: Counts): readonly string[] {
  return failedFiles.length > FILES_TO_REPEAT ? [] : failedFiles;
}

/** The counts of a ring whose failed files have all passed in their second run. */
export function countRepeated({ passed, failed, skipped, repeated = [], failedTests = [] }: Counts): Counts {
  return { passed: passed + failed, failed: 0, skipped, repeated: [...repeated, ...failedTests] };
}

/**
 * Judges a ring. A ring without tests has failed, so has one whose runner failed although no test did, and a test that
 * was skipped promises nothing, so it counts as failed.
 * @param counts undefined when the runner left no report.
 */
export function judge(
  ring: string,
  counts: Counts | undefined,
  exitCode: number,
  seconds: number,
): RingResult {
  if (counts === undefined) return { ring, passed: 0, failed: 1, seconds, note: 'no report' };
  const { passed, skipped, repeated = [] } = counts;
  const failed = counts.failed + skipped;
  const result = { ring, passed, failed, seconds };
  if (passed + failed === 0) return { ...result, failed: 1, note: 'no tests' };
  if (exitCode !== 0 && failed === 0)
    return { ...result, failed: 1, note: `ended with exit code ${exitCode}` };
  if (skipped > 0) return { ...result, note: `${skipped} skipped` };
  return repeated.length > 0 ? { ...result, note: `passed when repeated: ${repeated.join('; ')}` } : result;
}
