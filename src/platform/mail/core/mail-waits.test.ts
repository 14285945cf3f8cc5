import { expect, it } from 'vitest';
import { waitAfter } from './mail-waits.ts';

it('waits longer after each try, an hour at most', () => {
  const minutes = Array.from({ length: 9 }, (_, tries) => waitAfter(tries + 1) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 15, 30, 60, 60, 60]);
});
