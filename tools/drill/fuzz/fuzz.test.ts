import { expect, it } from 'vitest';
import { prove } from '../../proving/proof.ts';
import { fuzz } from './fuzz.ts';

/** Ten thousand right requests are sent by `npm test` in src/app/server/fuzz.test.ts; here is looked at what catches. */
it('catches routes that fail with a NUL or half a character', async () => {
  const proof = await prove({ kind: 'drill', name: 'fuzz' }, fuzz, {
    seed: 1,
    small: true,
    plant: true,
    tell: () => {},
    given: {},
  });
  expect(proof.pass).toBe(false);
  const missed = proof.figures.filter(({ gate, value }) => gate?.atMost === 0 && value > 0);
  expect(missed.map(({ name }) => name)).toContain('answers 5xx');
});
