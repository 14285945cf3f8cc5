import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { StudentClasses } from './student-classes.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const other = {
  classId: null,
  mayChange: false,
  removableId: null,
  className: 'Room 7',
  teacherName: 'Mr. Novak',
  isArchived: false,
  minLevel: 2,
  maxLevel: 6,
  hasOwnLevels: false,
  supports: null,
};
const own = {
  classId: 12,
  mayChange: false,
  removableId: null,
  className: 'Club',
  teacherName: 'Ms. Rivera',
  isArchived: false,
  minLevel: 1,
  maxLevel: 12,
  hasOwnLevels: false,
  supports: null,
};
const profile = (changes: Partial<StudentProfile>) =>
  ({
    studentId: 5,
    name: 'Ana Lopez',
    allWork: true,
    figures: true,
    classes: [
      { ...other, counts: true },
      { ...own, counts: false },
    ],
    ...changes,
  }) as StudentProfile;
const show = (changes: Partial<StudentProfile> = {}) =>
  renderWithServer(<StudentClasses profile={profile(changes)} />, () => ({ counts: true }));
const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('names the other class, its teacher and levels, says which class counts, and lets the own one count', async () => {
  const calls = await show();
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeTruthy();
  const [first, second] = lines();
  for (const words of ['Room 7', 'Mr. Novak · Levels Two to Six', 'Counts'])
    expect(within(first!).getByText(words)).toBeTruthy();
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(within(second!).getByText('your class · Levels One to Twelve')).toBeTruthy();
  await userEvent.click(within(second!).getByRole('button', { name: 'Make Club count' }));
  expect(calls).toContainEqual({ name: 'choosePrimaryClass', body: { studentId: 5, classId: 12 } });
});

it('tells a teacher who is not approved only that there is another class', async () => {
  const nameless = {
    classId: null,
    mayChange: false,
    removableId: null,
    className: null,
    teacherName: null,
    isArchived: false,
    minLevel: null,
    maxLevel: null,
    hasOwnLevels: false,
    supports: null,
  };
  await show({
    allWork: false,
    figures: false,
    classes: [
      { ...nameless, counts: true },
      { ...own, counts: false },
    ],
  });
  expect(within(lines()[0]!).getByText('Another teacher’s class')).toBeTruthy();
  expect(screen.queryByText(/Novak/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there for a student of one class', async () => {
  await show({ classes: [{ ...own, counts: true }] });
  expect(screen.queryByRole('heading', { name: 'Classes' })).toBeNull();
});

it('takes the student out of a class that is not confirmed, also of an archived one, after asking', async () => {
  const calls = await show({
    classes: [
      { ...own, counts: true },
      { ...other, counts: false, removableId: 31, isArchived: true },
    ],
  });
  expect(within(lines()[1]!).getByText('Mr. Novak · archived')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from Room 7' }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from class' }));
  expect(calls).toContainEqual({
    name: 'removeFromUnconfirmedClass',
    body: { studentId: 5, classId: 31 },
  });
});
