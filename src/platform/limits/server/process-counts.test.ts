import { expect, it } from 'vitest';
import { createProcessCounts } from './process-counts.ts';

const limit = { calls: 3, seconds: 60 };
const at = (second: number) => new Date(second * 1000);

it('counts by name and window, and begins again with the next window', () => {
  const counts = createProcessCounts();
  const seen = [0, 10, 59, 60, 61].map((second) => counts.countOne('search user 1', limit, at(second)));
  expect(seen).toEqual([1, 2, 3, 1, 2]);
  expect(counts.countOne('search user 2', limit, at(61))).toBe(1);
});
