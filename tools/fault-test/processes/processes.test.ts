import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { openEnvironment, processes } from './processes.ts';

const run = smallForm({ kind: 'fault-test', name: 'processes' }, processes, () => openEnvironment(SMALL_RUN));

it('two servers keep the promises of one, also when either is stopped or killed', async () => {
  const report = await run();
  expect(report.figures.length).toBeGreaterThan(20);
  expectHeld(report);
});

it('catches a server that gets no notification of sessions that end elsewhere', async () => {
  const report = await run({ injectFault: true, given: { only: 'sessions' } });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'sessions that outlived')).toBeGreaterThan(0);
});
