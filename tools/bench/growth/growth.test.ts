import { expect, it } from 'vitest';
import { prove, SMALL_RUN } from '../../harness/proof.ts';
import { growth } from './growth.ts';

const what = { kind: 'bench', name: 'growth' } as const;

it('reads no large table from one end to the other, and notices when one is', async () => {
  const right = await prove(what, growth, SMALL_RUN);
  expect(right.figures.filter(({ gate }) => gate)).toMatchObject([{ value: 0 }, { value: 0 }]);
  const planted = await prove(what, growth, { ...SMALL_RUN, plant: true });
  expect(planted.pass).toBe(false);
  expect(planted.figures.find(({ name }) => name.startsWith('large tables'))?.value).toBeGreaterThan(0);
});
