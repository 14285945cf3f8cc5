import { expect, it } from 'vitest';
import { runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { reports } from './reports.ts';

const what = { kind: 'bench', name: 'reports' } as const;

it('reads no large table from one end to the other, and catches a missing key', async () => {
  const report = await runAndReport(what, reports, SMALL_RUN);
  expect(report.notes.slice(0, 3)).not.toContain('answered');
  expect(report.figures.filter(({ gate }) => gate)).toMatchObject([{ value: 0 }, { value: 0 }]);
  const faulty = await runAndReport(what, reports, { ...SMALL_RUN, injectFault: true });
  expect(faulty.pass).toBe(false);
  expect(faulty.figures.find(({ name }) => name.startsWith('large tables'))?.value).toBeGreaterThan(0);
});
