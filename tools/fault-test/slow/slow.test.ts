import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { smallForm, valueOf } from '../../harness/small-form.ts';
import { openEnvironment, slow } from './slow.ts';

/** Each test may be repeated once (decision 35). */
const RUNS = 4;

const run = smallForm({ kind: 'fault-test', name: 'slow' }, slow, () => openEnvironment(SMALL_RUN, RUNS));

it('keeps its promises with a database that is gone or frozen for a while', async () => {
  const { pass, figures, notes } = await run();
  expect(pass, JSON.stringify({ figures, notes }, null, 1)).toBe(true);
});

it('catches a cache that answers in place of the service', async () => {
  const report = await run({ injectFault: true, given: { only: 'gone' } });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'database gone: let in that should be refused')).toBeGreaterThan(0);
  expect(valueOf(report, 'database gone: acknowledged answers lost')).toBeGreaterThan(0);
});
