import { expect, it } from 'vitest';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { kill } from './kill.ts';

/** Enough for one run, also beside other work. */
const STUDENTS = 400;
const given = { students: `${STUDENTS}` };
const run = smallForm({ kind: 'fault-test', name: 'kill' }, kill, () =>
  TestEnvironment.open('separate', { seed: 1, students: 2 * STUDENTS }),
);

it('loses no acknowledged answer when the server and its database are killed', async () => {
  const report = await run({ given });
  expect(report.figures.filter(({ gate }) => gate !== undefined).length).toBeGreaterThan(10);
  expectHeld(report);
  expect(valueOf(report, 'answers acknowledged')).toBeGreaterThan(50);
});

it('catches a database that acknowledges too early', async () => {
  const report = await run({ injectFault: true, given: { ...given, 'server-kills': '0' } });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'acknowledged answers lost')).toBeGreaterThan(0);
});
