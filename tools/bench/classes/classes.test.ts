import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { classes, openSchool } from './classes.ts';

const run = smallForm({ kind: 'bench', name: 'classes' }, classes, () => openSchool(SMALL_RUN));

it('sends no more statements for more classes, and catches missing indexes', async () => {
  expectHeld(await run());
  const faulty = await run({ injectFault: true });
  expect(faulty.pass).toBe(false);
  expect(valueOf(faulty, 'large tables')).toBeGreaterThan(0);
});
