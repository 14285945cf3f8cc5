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
      status: 'passed',
      assertionResults: [result('a child reads', 'passed', 0), result('a login waits', 'passed', 1)],
    },
    { status: 'failed', assertionResults: [result('a class closes', 'failed', 2)] },
    { status: 'failed', assertionResults: [] },
  ],
};

it('counts a file that vitest could not load as a failed test', () => {
  expect(countVitest(vitestReport)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    repeated: ['a login waits'],
  });
});

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

it('counts a fault outside all journeys as failed, and names a journey that passed only when repeated', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = { specs: [spec('a student reads', 'flaky'), spec('a teacher reads', 'expected')] };
  const report = { stats, errors: [{ message: 'no browser' }], suites: [{ suites: [inner] }] };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    repeated: ['a student reads'],
  });
});

it('has no counts without a report that it understands', async () => {
  expect(await readReport('/no/such/report.json', countVitest)).toBeUndefined();
  expect(await readReport(import.meta.filename, countVitest)).toBeUndefined();
});
