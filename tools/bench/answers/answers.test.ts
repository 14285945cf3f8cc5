import { expect, it } from 'vitest';
import { missedOf } from '../../harness/report.ts';
import { expectHeld, smallForm } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { answers } from './answers.ts';

const given = { students: '240', seconds: '0.5' };
/** Each run makes a school of its own. */
const run = smallForm({ kind: 'bench', name: 'answers' }, answers, () => TestEnvironment.open('separate'));

it('stores every answer that it acknowledges, and measures what one costs', async () => {
  const report = await run({ seed: 1, given });
  expectHeld(report);
  for (const { name, value } of report.figures) expect(value, name).not.toBeNaN();
});

it('catches answers that were acknowledged and lost', async () => {
  const report = await run({ seed: 2, injectFault: true, given });
  expect(report.pass).toBe(false);
  expect(missedOf(report.figures).map(({ name }) => name)).toContain(
    'separate: answers acknowledged and not stored, or stored and not acknowledged',
  );
});
