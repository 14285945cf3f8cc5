import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { SearchButton } from './search-button.tsx';
import { wordsFor } from './search-palette.tsx';

beforeAll(() => {
  fakeModalDialogs();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const found = {
  students: [{ studentId: 5, name: 'Ana Lopez', username: 'ana', classNames: ['Room 12'] }],
  classes: [{ id: 7, name: 'Anthill', grade: 4 }],
  passages: [],
  more: { students: false, classes: false, passages: false },
  lookedAt: null,
};

it('opens by Control and K, finds after a pause, and is chosen from by keyboard', async () => {
  const calls = await renderWithServer(<SearchButton />, () => found);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search students, classes, and passages' });
  await userEvent.type(field, 'an');
  expect(calls).toEqual([]);
  const options = await screen.findAllByRole('option', {}, { timeout: 3000 });
  expect(options.map((option) => option.textContent)).toEqual(['Ana Lopez Room 12 · ana', 'Anthill Grade 4']);
  expect(calls).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('says so where nothing is found', async () => {
  await renderWithServer(<SearchButton />, () => ({ ...found, students: [], classes: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  expect(
    await screen.findByText('Nothing matches “zzz” here. Try fewer letters.', {}, { timeout: 3000 }),
  ).toBeTruthy();
});

it('says where it stopped before the end', () => {
  expect(wordsFor('an', false, found)).toBe('2 results. Arrow keys choose, Enter opens.');
  const more = { students: true, classes: false, passages: true };
  expect(wordsFor('an', false, { ...found, more, lookedAt: 5000 })).toBe(
    '2 results. Arrow keys choose, Enter opens. There are more students and passages: type more letters. Only your first 5,000 students were searched.',
  );
});
