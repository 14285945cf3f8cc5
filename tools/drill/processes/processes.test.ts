import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/proof.ts';
import { smallForm, valueOf } from '../../harness/small-form.ts';
import { openEnvironment, processes } from './processes.ts';

const run = smallForm({ kind: 'drill', name: 'processes' }, processes, () => openEnvironment(SMALL_RUN));

it('two servers keep the promises of one, also when either is stopped or killed', async () => {
  const proof = await run();
  expect(proof.figures.length).toBeGreaterThan(20);
  expect(proof).toMatchObject({ pass: true });
});

it('catches a server that does not hear of sessions that end elsewhere', async () => {
  const proof = await run({ plant: true, given: { only: 'sessions' } });
  expect(proof.pass).toBe(false);
  expect(valueOf(proof, 'sessions that outlived')).toBeGreaterThan(0);
});
