import { expect, it } from 'vitest';
import { countPlaywright, countVitest, readReport } from './read-report.ts';

const result = (fullName: string, status: string, failures: number) => ({
  fullName,
  status,
  failureMessages: Array.from({ length: failures }, () => 'AssertionError'),
});

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: '/openleaf/login.test.ts',
      status: 'passed',
      assertionResults: [result('a child reads', 'passed', 0), result('a login waits', 'passed', 1)],
    },
    {
      name: '/openleaf/class.test.ts',
      status: 'failed',
      assertionResults: [result('a class closes', 'failed', 2)],
    },
    { name: '/openleaf/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
};

it('counts a file that vitest could not load as a failed test', () => {
  expect(countVitest(vitestReport)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    repeated: ['a login waits'],
    failedTests: ['a class closes', '/openleaf/broken.test.ts'],
    failedFiles: ['/openleaf/class.test.ts', '/openleaf/broken.test.ts'],
  });
});

const spec = (title: string, status: string) => ({ title, file: 'reading.spec.ts', tests: [{ status }] });

it('counts a fault outside all journeys as failed, and names a journey that passed only when repeated', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = { specs: [spec('a student reads', 'flaky'), spec('a teacher reads', 'expected')] };
  const suites = [{ suites: [inner], specs: [spec('a parent reads', 'unexpected')] }];
  const report = { stats, errors: [{ message: 'no browser' }], suites };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    repeated: ['a student reads'],
    failedTests: ['a parent reads'],
    failedFiles: [],
  });
  expect(countPlaywright({ ...report, errors: [] }).failedFiles).toEqual(['reading.spec.ts']);
});

it('has no counts without a report that it understands', async () => {
  expect(await readReport('/no/such/report.json', countVitest)).toBeUndefined();
  expect(await readReport(import.meta.filename, countVitest)).toBeUndefined();
});
