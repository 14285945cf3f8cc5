import { expect, it, vi } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, SETUP_TIMEOUT_MS, smallForm, valueOf } from '../../harness/small-form.ts';
import { openEnvironment, retries } from './retries.ts';

vi.setConfig({ testTimeout: SETUP_TIMEOUT_MS });
/** Each test may be repeated once (decision 35). */
const RUNS = 4;

const run = smallForm({ kind: 'fault-test', name: 'retries' }, retries, () =>
  openEnvironment(SMALL_RUN, RUNS),
);

it('finds retries harmless', async () => {
  const report = await run();
  expect(report.notes).toEqual([]);
  expectHeld(report);
});

it('catches a table in which a key can be used twice', async () => {
  const report = await run({ injectFault: true });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'keys under which another answer was accepted')).toBeGreaterThan(0);
});
