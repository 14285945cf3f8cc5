import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { catalogLine } from '../testing/fixture-catalog.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { Shelf } from './shelf.tsx';

afterEach(cleanup);

const kite = catalogLine({ title: 'The Kite', series: { id: 'gull-hill', part: 2 } });
/** A shelf that has the kite only. */
const open = (path: string, opensAt: number | null = null) =>
  renderSignedIn(<Shelf opensAt={opensAt} />, {
    role: 'teacher',
    path,
    answer: ({ input }) => {
      const quizzes = ['kite', '', undefined].includes(input['query']?.['q'] as string) ? [kite] : [];
      return { page: 0, size: 24, total: quizzes.length, quizzes };
    },
  });
const found = () => screen.getByRole('status').textContent;

it('searches once the hands rest, keeps it in the address, and clears everything at one press', async () => {
  const { router, calls } = await open(href(library, {}, { level: 5 }));
  await screen.findByRole('link', { name: 'The Kite' });
  expect(found()).toBe('1 passage · Level Five');
  expect(screen.getByText('Part 2 of Gull Hill')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'heron');
  await expect.poll(() => router.state.location.search).toEqual({ q: 'heron', level: 5 });
  await screen.findByText('Nothing fits');
  expect(found()).toBe('No passages for “heron” · Level Five');
  expect(calls.map(({ input }) => input['query']?.['q'])).toEqual([undefined, 'heron']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await expect.poll(found).toBe('1 passage');
  expect(router.state.location.search).toEqual({ all: true });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('starts from its address, groups what was not searched for by level, and filters', async () => {
  const { router, calls } = await open(href(library, {}, { q: 'kite', topic: 'animals', page: 2 }));
  await screen.findByRole('heading', { name: 'Best matches first' });
  expect(calls[0]?.input['query']).toMatchObject({ q: 'kite', topic: 'animals', page: 1 });
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Level Five' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Poem');
  await expect.poll(() => router.state.location.search).toEqual({ topic: 'animals', genre: 'poem' });
});

it('opens at the level of the class, and goes to all levels and back by the address', async () => {
  const { router, calls } = await open(href(library), 5);
  await screen.findByRole('link', { name: 'The Kite' });
  expect(found()).toBe('1 passage · Level Five');
  expect(calls[0]?.input['query']).toMatchObject({ level: 5 });
  await userEvent.type(screen.getByRole('searchbox'), 'kite');
  await expect.poll(() => router.state.location.search).toEqual({ q: 'kite' });
  await router.navigate({ to: href(library) });
  await expect.poll(found).toBe('1 passage · Level Five');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'All levels');
  await expect.poll(found).toBe('1 passage');
  expect(router.state.location.search).toEqual({ all: true });
});
