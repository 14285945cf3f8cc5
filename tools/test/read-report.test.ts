import { expect, it } from 'vitest';
import { countPlaywright, countVitest, readReport } from './read-report.ts';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};

it('counts a file that vitest could not load as a failed test', () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('counts a journey that passed only when repeated, and a fault outside all journeys, as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const report = { stats, errors: [{ message: 'no browser' }] };
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
});

it('has no counts without a report that it understands', async () => {
  expect(await readReport('/no/such/report.json', countVitest)).toBeUndefined();
  expect(await readReport(import.meta.filename, countVitest)).toBeUndefined();
});
