import { expect, it } from 'vitest';
import { prove } from '../../proving/proof.ts';
import { matrix } from './matrix.ts';

/** The whole matrix is walked by `npm test` in src/app/server/authorisation.test.ts; here is looked at what catches. */
it('catches an endpoint that shows a class to whichever teacher asks', async () => {
  const proof = await prove({ kind: 'drill', name: 'matrix' }, matrix, {
    seed: 1,
    small: true,
    plant: true,
    tell: () => {},
    given: {},
  });
  expect(proof.pass).toBe(false);
  const missed = proof.figures.filter(({ gate, value }) => gate?.atMost === 0 && value > 0);
  expect(missed.map(({ name }) => name)).toEqual(['combinations met otherwise than the contract says']);
});
