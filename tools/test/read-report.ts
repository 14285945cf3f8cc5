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
      status: z.string(),
      assertionResults: z.array(testResult),
    }),
  ),
});

interface Suite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
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
  };
}

/** Counts of a Playwright JSON report. A test that passed when it was repeated has passed, and is named. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: (suites as Suite[]).flatMap(repeatedIn),
  };
}

const repeatedIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(repeatedIn),
];

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
