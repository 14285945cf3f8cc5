import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TOUR, withSlices } from './tour-slices.ts';

it('the tour shows the slices in their order', async () => {
  const tour = await readFile(TOUR, 'utf8');
  expect(tour).toContain('1. `privacy`');
  expect(tour, 'run `npm run docs:tour`').toBe(withSlices(tour));
});
