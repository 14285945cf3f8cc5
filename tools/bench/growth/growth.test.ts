import { expect, it } from 'vitest';
import { prove } from '../../proving/proof.ts';
import { growth } from './growth.ts';

const what = { kind: 'bench', name: 'growth' } as const;
const options = { seed: 1, small: true, plant: false, given: {}, tell: () => {} };

it('reads no large table from one end to the other, and notices when one is', async () => {
  const right = await prove(what, growth, options);
  expect(right.figures.filter(({ gate }) => gate)).toMatchObject([{ value: 0 }, { value: 0 }]);
  const planted = await prove(what, growth, { ...options, plant: true });
  expect(planted.pass).toBe(false);
  expect(planted.figures.find(({ name }) => name.startsWith('large tables'))?.value).toBeGreaterThan(0);
});
