import { beforeAll, expect, it, vi } from 'vitest';
import { prove, SMALL_RUN } from '../../proving/proof.ts';
import { retries, runRetries } from './retries.ts';
import { openRetryGround, type RetryGround } from './retry-ground.ts';

/** Milliseconds, on a machine that has much else to do. */
vi.setConfig({ hookTimeout: 240_000, testTimeout: 240_000 });
const SCHEDULES = 24;
let ground: RetryGround;
beforeAll(async () => {
  ground = await openRetryGround({ seed: 1, pairs: 2 * SCHEDULES });
  return () => ground.close();
});

const drill = (plant: boolean) =>
  prove(
    { kind: 'drill', name: 'retries' },
    { ...retries, run: (options) => runRetries(ground, options) },
    { ...SMALL_RUN, plant, given: { schedules: String(SCHEDULES) } },
  );

it('finds retries harmless', async () => {
  const { pass, figures, notes } = await drill(false);
  expect({ pass, figures, notes }).toMatchObject({ pass: true, notes: [] });
});

it('notices a table in which a key can be used twice', async () => {
  const { pass, figures } = await drill(true);
  const accepted = figures.find(({ name }) => name === 'keys under which another answer was accepted');
  expect(pass).toBe(false);
  expect(accepted?.value).toBeGreaterThan(0);
});
