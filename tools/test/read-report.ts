import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Counts } from './ring-result.ts';

const testResult = z.object({
  fullName: z.string(),
  status: z.string(),
  /** Of every try. */
  failureMessages: z.array(z.unknown()).nullable(),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      /** The path of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(testResult),
    }),
  ),
});

interface Spec {
  readonly title: string;
  /** Its path below `e2e`. */
  readonly file: string;
  readonly tests: readonly { readonly status: string }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

const playwrightReport = z.object({
  suites: z.array(z.unknown()).default([]),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/**
 * Counts of a vitest JSON report. A file that could not even be loaded counts as one failed test. A test that passed when it
 * was repeated has passed, and is named.
 */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    vitestReport.parse(report);
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    repeated: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => fullName),
    failedTests: testResults.flatMap(namesOfFailed),
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
}

/** The tests of a file that failed; the file itself where something around its tests failed, as a search when they are done. */
function namesOfFailed({
  name,
  status,
  assertionResults,
}: z.output<typeof vitestReport>['testResults'][number]) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && failed.length === 0 ? [name] : failed;
}

/** Counts of a Playwright JSON report. A test that passed when it was repeated has passed, and is named. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const specs = (suites as Suite[]).flatMap(specsIn);
  const failed = withStatus(specs, 'unexpected');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: withStatus(specs, 'flaky').map(({ title }) => title),
    failedTests: failed.map(({ title }) => title),
    failedFiles: errors.length > 0 ? [] : [...new Set(failed.map(({ file }) => file))],
  };
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const withStatus = (specs: readonly Spec[], wanted: string) =>
  specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));

/** @returns undefined when the runner left no report that can be read. */
export async function readReport(
  path: string,
  count: (report: unknown) => Counts,
): Promise<Counts | undefined> {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
