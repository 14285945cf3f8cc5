import { expect, it } from 'vitest';
import { missedOf, runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { fuzz } from './fuzz.ts';

/** Ten thousand right requests are sent by `npm test` in src/app/server/fuzz.test.ts; here is looked at what catches. */
it('catches routes that fail with a letter that is not English', async () => {
  const report = await runAndReport({ kind: 'fault-test', name: 'fuzz' }, fuzz, {
    ...SMALL_RUN,
    injectFault: true,
  });
  expect(report.pass).toBe(false);
  expect(missedOf(report.figures).map(({ name }) => name)).toContain('answers 5xx');
});
