import { expect, it } from 'vitest';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { schools } from './schools.ts';

const run = smallForm({ kind: 'bench', name: 'schools' }, schools, () => TestEnvironment.open('separate'));

it('imports a list once, and reads no list from end to end when somebody searches', async () => {
  expectHeld(await run());
});

it('catches a search that reads all schools', async () => {
  const report = await run({ seed: 2, injectFault: true });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'schools read for one search, on average')).toBeGreaterThan(1_500);
});
