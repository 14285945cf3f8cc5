import { expect, it } from 'vitest';
import { missedOf, prove, SMALL_RUN } from '../../proving/proof.ts';
import { matrix } from './matrix.ts';

/** The whole matrix is walked by `npm test` in src/app/server/authorisation.test.ts; here is looked at what catches. */
it('catches an endpoint that shows a class to whichever teacher asks', async () => {
  const proof = await prove({ kind: 'drill', name: 'matrix' }, matrix, { ...SMALL_RUN, plant: true });
  expect(proof.pass).toBe(false);
  expect(missedOf(proof.figures).map(({ name }) => name)).toEqual([
    'combinations met otherwise than the contract says',
  ]);
});
