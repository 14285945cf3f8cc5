import { expect, it } from 'vitest';
import { missedOf, SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, smallForm } from '../../harness/small-form.ts';
import { lists, openEnvironment } from './lists.ts';

/** Each test may be repeated once (decision 35). */
const RUNS = 4;

const run = smallForm({ kind: 'fault-test', name: 'lists' }, lists, () => openEnvironment(SMALL_RUN, RUNS));

it('keeps no student waiting while lists of invented students are asked for without end', async () => {
  expectHeld(await run());
});

it('catches heavy calls that wait for no turn', async () => {
  const report = await run({ injectFault: true });
  expect(report.pass).toBe(false);
  expect(missedOf(report.figures).map(({ name }) => name)).toContain('3 accounts, 24 calls each: answer p95');
});
