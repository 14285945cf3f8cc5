import { expect, it, vi } from 'vitest';
import { runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, valueOf } from '../../harness/small-form.ts';
import { backup } from './backup.ts';

// Each run makes two databases and starts two servers, and machines are busy.
vi.setConfig({ testTimeout: 240_000 });

const run = (injectFault: boolean) =>
  runAndReport({ kind: 'fault-test', name: 'backup' }, backup, { ...SMALL_RUN, injectFault });

it('brings a school that answers into a database of the other kind, and takes no damaged file', async () => {
  expectHeld(await run(false));
});

it('catches a table that was left out', async () => {
  const report = await run(true);
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'tables unlike')).toBe(1);
  expect(valueOf(report, 'broken invariants')).toBeGreaterThan(0);
});
