import { expect, it } from 'vitest';
import { runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { growth } from './growth.ts';

const what = { kind: 'bench', name: 'growth' } as const;

it('reads no large table from one end to the other, and catches a missing index', async () => {
  const report = await runAndReport(what, growth, SMALL_RUN);
  expect(report.figures.filter(({ gate }) => gate)).toMatchObject([{ value: 0 }, { value: 0 }]);
  const faulty = await runAndReport(what, growth, { ...SMALL_RUN, injectFault: true });
  expect(faulty.pass).toBe(false);
  expect(faulty.figures.find(({ name }) => name.startsWith('large tables'))?.value).toBeGreaterThan(0);
});
