import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { messages } from '#platform/ui/web/message-store.ts';
import { readers } from '../testing/fixture-class.ts';
import { RecentChanges } from './recent-changes.tsx';

afterEach(cleanup);

const ana = { studentId: 5, username: 'ana.l', firstName: 'Ana', lastName: 'Lopez' };
const ben = { studentId: 6, username: 'ben.o', firstName: 'Ben', lastName: 'Okafor' };
const now = new Date().toISOString();

interface Changes {
  readonly removed?: readonly object[];
  readonly reset?: readonly object[];
  readonly years?: readonly object[];
  readonly merged?: readonly object[];
  readonly undone?: unknown;
}
const UNDONE = { students: [{ ok: true, code: 'restored' }] };

/** A server on which the changes stand until one of them is undone. */
function open(
  { removed = [], reset = [], merged = [], years = [], undone = UNDONE }: Changes,
  schoolClass = readers,
) {
  let isUndone = false;
  return renderWithServer(<RecentChanges schoolClass={schoolClass} />, ({ name }) => {
    if (name === 'listRecentChanges')
      return isUndone
        ? { classes: [], archived: [], years: [] }
        : { classes: [{ ...schoolClass, removed, resets: reset, merges: merged }], archived: [], years };
    isUndone = !(undone instanceof Refused);
    return undone;
  });
}
const REMOVED = [{ ...ana, removedAt: now, byName: null, movedTo: null }];
const RESET = [{ ...ben, resetAt: now, pointsTaken: 45, byName: 'Mr. Moss' }];
const bringBack = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Bring back Ana Lopez' }));

it('says who was removed and when, and brings a student back', async () => {
  const calls = await open({ removed: REMOVED });
  expect(await screen.findByText(/for 7 days: a removal until the student joins another class/)).toBeTruthy();
  expect(screen.getByText('today')).toBeTruthy();
  await bringBack();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls).toContainEqual({
    name: 'restoreStudentsToClass',
    body: { classId: readers.id, studentIds: [5] },
  });
});

const MOVED = [{ ...ana, removedAt: now, byName: null, movedTo: { id: 14, name: 'Room 14' } }];
const moveBack = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Move back Ana Lopez' }));

it('says where a student moved, and moves the student back: first in, then out', async () => {
  const calls = await open({ removed: MOVED });
  expect((await screen.findByText(/moved to/)).textContent).toBe('moved to Room 14 today');
  expect(screen.getByText(/a removal or a move until the student next joins a class/)).toBeTruthy();
  await moveBack();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls.filter(({ name }) => name.endsWith('Class'))).toMatchObject([
    { name: 'restoreStudentsToClass', body: { classId: readers.id, studentIds: [5] } },
    { name: 'removeStudentsFromClass', body: { classId: 14, studentIds: [5] } },
  ]);
});

it('leaves a student in the new class who cannot come back', async () => {
  const full = { students: [{ ok: false, code: 'class-full', message: 'The class is full now.' }] };
  const calls = await open({ removed: MOVED, undone: full });
  await moveBack();
  await expect.poll(() => calls.some(({ name }) => name === 'restoreStudentsToClass')).toBe(true);
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls.some(({ name }) => name === 'removeStudentsFromClass')).toBe(false);
});

it('says who started over, by whom and with how many points, and undoes it', async () => {
  const calls = await open({ reset: RESET });
  expect((await screen.findByText(/started over/)).textContent).toBe(
    'started over today by Mr. Moss, 45 points taken',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo starting over for Ben Okafor' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls).toContainEqual({ name: 'undoReset', body: { classId: readers.id, studentIds: [6] } });
});

it('keeps the student on the list when it did not work', async () => {
  await open({
    removed: REMOVED,
    undone: new Refused({ code: 'offline', status: 0, detail: 'The network is away.' }),
  });
  await bringBack();
  expect(await screen.findByRole('button', { name: 'Bring back Ana Lopez' })).toBeTruthy();
});

it('shows nothing where nothing was changed', async () => {
  const calls = await open({});
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('speaks of removals alone to a teacher whom nobody has approved', async () => {
  const calls = await open({ removed: REMOVED }, { ...readers, mayReset: false });
  expect(
    await screen.findByText(
      'You can undo this for 7 days: a removal until the student joins another class. All work is kept.',
    ),
  ).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['listRecentChanges']);
});

const YEAR = {
  yearId: 3,
  startedAt: now,
  timezone: 'UTC',
  classes: [
    {
      classId: readers.id,
      step: 'move-up',
      name: 'Readers',
      nameBefore: 'Readers',
      grade: 5,
      gradeBefore: 4,
      movedTo: null,
    },
    {
      classId: 99,
      step: 'archive',
      name: 'Club',
      nameBefore: 'Club',
      grade: 4,
      gradeBefore: 4,
      movedTo: null,
    },
  ],
};

it('undoes a new school year that changed the class, with all of its classes', async () => {
  const calls = await open({
    years: [YEAR],
    undone: { classes: [], studentsBack: 0, studentsStaying: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the new school year' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls).toContainEqual({ name: 'undoSchoolYear', body: { yearId: 3 } });
});

it('is silent about a new school year of other classes', async () => {
  const calls = await open({ years: [{ ...YEAR, classes: YEAR.classes.slice(1) }] });
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
});

it('says which account was joined, and parts the two', async () => {
  const joined = { joinedId: 9, joinedUsername: 'anna.l', keptId: 5, mergedAt: now, byName: null };
  const calls = await open({ merged: [{ ...ana, ...joined }], undone: { keptId: 5, joinedId: 9 } });
  expect((await screen.findByText(/merged with/)).textContent).toBe('merged with anna.l today');
  await userEvent.click(screen.getByRole('button', { name: 'Undo merging the accounts of Ana Lopez' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Recently changed' })).toBeNull();
  expect(calls).toContainEqual({ name: 'undoMerge', body: { classId: readers.id, joinedId: 9 } });
});

it('says what keeps two accounts together, and offers no second try', async () => {
  const joined = { joinedId: 9, joinedUsername: 'anna.l', keptId: 5, mergedAt: now, byName: null };
  const detail = 'Another account was merged with this one later. Undo that merge first.';
  await open({
    merged: [{ ...ana, ...joined }],
    undone: new Refused({ code: 'merged-since', status: 409, detail }),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Undo merging the accounts of Ana Lopez' }),
  );
  await expect.poll(() => messages.shown()).toMatchObject([{ style: 'warning', words: detail }]);
  expect(messages.shown().some((message) => 'onUndo' in message)).toBe(false);
});
