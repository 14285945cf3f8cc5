import { expect, it } from 'vitest';
import { allPages } from './all-pages.ts';

const pages = [['a', 'b'], ['c'], ['never asked for']];

it('asks for page after page until it has all lines', async () => {
  expect(await allPages(async (page) => ({ ok: true, lines: pages[page] ?? [], total: 3 }))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('ends at an empty page, when lines went away meanwhile', async () => {
  expect(await allPages(async () => ({ ok: true, lines: [], total: 3 }))).toEqual([]);
});

it('tells why one page did not come', async () => {
  const answer = await allPages<string>(async (page) =>
    page === 0
      ? { ok: true, lines: ['a'], total: 3 }
      : { ok: false, trouble: 'Please try again in a minute.' },
  );
  expect(answer).toEqual({ trouble: 'Please try again in a minute.' });
});
