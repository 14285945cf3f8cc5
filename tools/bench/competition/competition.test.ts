import { expect, it } from 'vitest';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { competition } from './competition.ts';

const run = smallForm({ kind: 'bench', name: 'competition' }, competition, () =>
  TestEnvironment.open('separate'),
);

it('costs no statement in a quiz, and its tables are not used while answers come', async () => {
  expectHeld(await run());
});

it('catches a sum to which every answer adds', async () => {
  const report = await run({ seed: 2, injectFault: true });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'uses of the tables of competitions')).toBeGreaterThan(0);
});
