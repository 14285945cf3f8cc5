import { expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { columnsToShow } from './columns-to-show.ts';
import { AT_FIRST, rosterColumns } from './roster-columns.tsx';

const all = rosterColumns({ asOf: NOW, schoolClass: readers, students: [] });
const ana = rosterLine('Ana');
const ben = rosterLine('Ben', { weekQuizzes: 0, sinceStart: -1.2, lastSeen: '2026-11-01T15:00:00Z' });
const ids = (shown: ReturnType<typeof columnsToShow>) => ({
  columns: shown.columns.map(({ id }) => id),
  alike: shown.alike.map(({ id }) => id),
});

it('leaves out what is the same for everyone', () => {
  expect(ids(columnsToShow(all, [ana, ben], { chosen: AT_FIRST, sortedBy: undefined }))).toEqual({
    columns: ['name', 'week', 'level', 'since', 'needs', 'seen'],
    alike: ['lately'],
  });
});

it('keeps all of them in a class of one, and the one that is sorted by', () => {
  expect(ids(columnsToShow(all, [ana], { chosen: AT_FIRST, sortedBy: undefined })).alike).toEqual([]);
  expect(
    ids(columnsToShow(all, [ana, ana], { chosen: ['name', 'level'], sortedBy: 'guessing' })).columns,
  ).toEqual(['name', 'level', 'guessing']);
});
