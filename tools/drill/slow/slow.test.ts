import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProofOptions, prove, SMALL_RUN } from '../../proving/proof.ts';
import { runSlow, slow } from './slow.ts';
import { makeSlowPlace, type SlowPlace } from './slow-place.ts';

let place: SlowPlace;

beforeAll(async () => {
  place = await makeSlowPlace(SMALL_RUN, 2);
}, 120_000);
afterAll(async () => {
  await place?.remove();
});

const run = (options: ProofOptions) =>
  prove(
    { kind: 'drill', name: 'slow' },
    { defect: slow.defect, run: (chosen) => runSlow(place, chosen) },
    options,
  );

it('holds with a database that is gone or frozen for a while', async () => {
  const { pass, figures, notes } = await run(SMALL_RUN);
  expect(pass, JSON.stringify({ figures, notes }, null, 1)).toBe(true);
});

it('catches a cache that answers in place of the service', async () => {
  const { pass, figures } = await run({ ...SMALL_RUN, plant: true, given: { only: 'gone' } });
  expect(pass).toBe(false);
  const valueOf = (name: string) => figures.find((figure) => figure.name === name)?.value;
  expect(valueOf('database gone: let in that should be refused')).toBeGreaterThan(0);
  expect(valueOf('database gone: acknowledged answers lost')).toBeGreaterThan(0);
});
