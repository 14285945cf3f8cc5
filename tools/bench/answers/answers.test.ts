import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedOf, type ProofOptions, prove, SMALL_RUN } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { answersOn } from './answers.ts';

let database: ProvingDatabase;
beforeAll(async () => {
  database = await makeProvingDatabase('separate');
});
afterAll(() => database.remove());

/** One database for both runs; each makes a school of its own. */
const answers = answersOn(async () => ({ ...database, remove: async () => {} }));
const small = (options: Pick<ProofOptions, 'seed' | 'plant'>) =>
  prove({ kind: 'bench', name: 'answers' }, answers, {
    ...SMALL_RUN,
    ...options,
    given: { students: '240', seconds: '0.5' },
  });

it('stores every answer that it acknowledges, and measures what one costs', async () => {
  const proof = await small({ seed: 1, plant: false });
  expect(missedOf(proof.figures)).toEqual([]);
  expect(proof.pass).toBe(true);
  for (const { name, value } of proof.figures) expect(value, name).not.toBeNaN();
});

it('notices answers that were acknowledged and lost', async () => {
  const proof = await small({ seed: 2, plant: true });
  expect(proof.pass).toBe(false);
  expect(missedOf(proof.figures).map(({ name }) => name)).toContain(
    'separate: answers acknowledged and not stored, or stored and not acknowledged',
  );
});
