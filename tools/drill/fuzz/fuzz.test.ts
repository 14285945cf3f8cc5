import { expect, it } from 'vitest';
import { missedOf, prove, SMALL_RUN } from '../../harness/proof.ts';
import { fuzz } from './fuzz.ts';

/** Ten thousand right requests are sent by `npm test` in src/app/server/fuzz.test.ts; here is looked at what catches. */
it('catches routes that fail with a NUL or half a character', async () => {
  const proof = await prove({ kind: 'drill', name: 'fuzz' }, fuzz, { ...SMALL_RUN, plant: true });
  expect(proof.pass).toBe(false);
  expect(missedOf(proof.figures).map(({ name }) => name)).toContain('answers 5xx');
});
