import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import { renderScreen } from './testing/render-screen.tsx';

const rows = [
  { id: 1, name: 'Ben', points: 20 },
  { id: 2, name: 'Ana', points: null },
  { id: 3, name: 'Chloé', points: 100 },
];
const table = (shown: typeof rows) => (
  <DataTable
    caption="Students of Room 12"
    rows={shown}
    rowKey={(row) => row.id}
    rowLink={(row) => `/students/${row.id}`}
    columns={[
      { id: 'name', header: 'Student', cell: (row) => row.name, sort: (row) => row.name },
      {
        id: 'points',
        header: 'Points',
        align: 'right',
        cell: (row) => row.points ?? '–',
        sort: (row) => row.points,
      },
    ]}
    empty={<p>Nobody has joined yet.</p>}
  />
);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('a table with rows', () => {
  beforeEach(() => renderScreen(table(rows)));

  it('is in the order it was given, under its name', () => {
    expect(screen.getByRole('table', { name: 'Students of Room 12' })).toBeTruthy();
    expect(names()).toEqual(['Ben', 'Ana', 'Chloé']);
  });

  it('is sorted by a header, turned round by pressing again, and says so', async () => {
    const button = within(header('Points')).getByRole('button');
    await userEvent.click(button);
    expect([names(), header('Points').getAttribute('aria-sort')]).toEqual([
      ['Ben', 'Chloé', 'Ana'],
      'ascending',
    ]);
    await userEvent.click(button);
    expect([names(), header('Points').getAttribute('aria-sort')]).toEqual([
      ['Chloé', 'Ben', 'Ana'],
      'descending',
    ]);
    expect(header('Student').hasAttribute('aria-sort')).toBe(false);
  });

  it('opens a row by one link', () => {
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/students/2');
  });
});

it('is found in the chosen order by Back, and in the usual one by a link', async () => {
  const { router } = await renderScreen(table(rows));
  await press('Points');
  expect(names()).toEqual(['Ben', 'Chloé', 'Ana']);
  await act(() => router.navigate({ href: '/students/2' }));
  expect(names()).toEqual(['Ben', 'Ana', 'Chloé']);
  act(() => router.history.back());
  await waitFor(() => expect(names()).toEqual(['Ben', 'Chloé', 'Ana']));
  expect(header('Points').getAttribute('aria-sort')).toBe('ascending');
});

it('keeps its order apart from that of another table of the screen', async () => {
  const second = (
    <DataTable
      caption="Others"
      name="others"
      rows={[{ id: 1 }, { id: 2 }]}
      rowKey={({ id }) => id}
      columns={[{ id: 'points', header: 'Number', cell: ({ id }) => id, sort: ({ id }) => id }]}
      empty={null}
    />
  );
  const { router } = await renderScreen(
    <>
      {table(rows)}
      {second}
    </>,
  );
  await press('Points');
  await press('Number');
  expect(router.latestLocation.state).toMatchObject({
    tableOrders: {
      rows: { column: 'points', direction: 'ascending' },
      others: { column: 'points', direction: 'ascending' },
    },
  });
});

it('shows what the place is for when there are no rows', async () => {
  await renderScreen(table([]));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Nobody has joined yet.')).toBeTruthy();
});

it('offers the orders of each column in its own words where there are no headers to press', async () => {
  const due = [
    { id: 1, name: 'Ben', day: '2026-12-05' },
    { id: 2, name: 'Ana', day: '2026-12-01' },
  ];
  const list = (shown: typeof due) => (
    <DataTable
      caption="Due"
      rows={shown}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: 'Student', cell: ({ name }) => name, sort: ({ name }) => name },
        { id: 'day', header: 'Due', cell: ({ day }) => day, sort: ({ day }) => day },
        { id: 'id', header: 'Number', cell: ({ id }) => id, sort: ({ id }) => id },
        { id: 'needs', header: 'Needs', highFirst: true, cell: ({ id }) => id, sort: ({ id }) => id },
      ]}
      empty={null}
    />
  );
  await renderScreen(list(due));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Usual order',
    'Student, A to Z',
    'Student, Z to A',
    'Due, earliest first',
    'Due, latest first',
    'Number, lowest first',
    'Number, highest first',
    'Needs, most first',
    'Needs, least first',
  ]);
  cleanup();
  await renderScreen(list(due.slice(0, 1)));
  expect(screen.queryByRole('combobox')).toBeNull();
});

describe('a table with more rows than anyone reads at once', () => {
  const many = Array.from({ length: 250 }, (_, n) => ({ id: n, name: `Student ${n}`, points: 250 - n }));
  beforeEach(() => renderScreen(table(many)));

  it('comes in pages, and goes on with the first row of the next', async () => {
    expect([names().length, names().at(-1)]).toEqual([100, 'Student 99']);
    await press('Next');
    expect([names()[0], screen.getByText('101–200 of 250')]).toEqual(['Student 100', expect.anything()]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Student 100');
    await press('Next');
    expect([names().length, screen.queryByRole('button', { name: 'Next' })]).toEqual([50, null]);
    await press('Previous');
    expect(names()[0]).toBe('Student 100');
  });

  it('is sorted as a whole, and then shows the first page', async () => {
    await press('Next');
    await userEvent.click(within(header('Points')).getByRole('button'));
    expect(names().slice(0, 2)).toEqual(['Student 249', 'Student 248']);
  });

  it('is whole on paper', async () => {
    await press('Next');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect([names().length, screen.queryByRole('navigation', { name: 'Pages' })]).toEqual([250, null]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect([names().length, names()[0]]).toEqual([100, 'Student 100']);
  });
});
