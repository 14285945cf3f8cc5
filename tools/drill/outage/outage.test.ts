import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Proof, prove, SMALL_RUN } from '../../proving/proof.ts';
import { type Ground, makeGround } from './ground.ts';
import { outage, runOutages } from './outage.ts';
import type { QuizBytes } from './point.ts';

const SEED = 1;
let ground: Ground;
let bytes: QuizBytes | undefined;

beforeAll(async () => {
  ground = await makeGround({ seed: SEED, readers: 12, others: 0 });
}, 120_000);
afterAll(() => ground?.remove());

const run = (plant: boolean): Promise<Proof> => {
  const measured = {
    ...outage,
    run: async (options: Parameters<typeof outage.run>[0]) => {
      const outcome = await runOutages(ground, options, bytes);
      ({ bytes } = outcome);
      return outcome;
    },
  };
  const options = { ...SMALL_RUN, seed: SEED, plant };
  return prove({ kind: 'drill', name: 'outage' }, measured, options);
};

const valueOf = ({ figures }: Proof, name: string) => figures.find((figure) => figure.name === name)?.value;

it('loses nothing when the network breaks in the middle of a quiz', async () => {
  const proof = await run(false);
  expect(proof.notes).toEqual([]);
  expect(proof.pass).toBe(true);
  expect(valueOf(proof, 'cut points')).toBe(4);
});

it('sees an answer that something on the way has kept for itself', async () => {
  const proof = await run(true);
  expect(proof.pass).toBe(false);
  expect(valueOf(proof, 'answers lost')).toBeGreaterThan(0);
  expect(valueOf(proof, 'times that the page said something wrong')).toBeGreaterThan(0);
});
