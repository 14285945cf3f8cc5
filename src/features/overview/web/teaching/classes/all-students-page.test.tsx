import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, newCardsPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { readers } from '../testing/fixture-class.ts';
import { AllStudentsPage } from './all-students-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ana = {
  studentId: 5,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Lopez',
  classes: [
    { id: 7, name: 'Readers' },
    { id: 8, name: 'Club' },
  ],
  figures: false,
  readingLevel: null,
  totalPoints: null,
  lastSeen: null,
  timezone: 'UTC',
};
const STOPPED_AT = '2026-11-20T12:00:00.000Z';
const show = (
  students: readonly (typeof ana)[],
  lookedAt: number | null = null,
  stopped: readonly object[] = [],
) =>
  renderWithServer(
    <SignedInTeacher>
      <AllStudentsPage />
    </SignedInTeacher>,
    ({ name }) => {
      if (name === 'listClasses') return { classes: [readers, { ...readers, id: 8, name: 'Club' }] };
      if (name === 'listStoppedStudents') return { students: stopped };
      if (name === 'stopTrackingStudents')
        return { stoppedAt: STOPPED_AT, students: [{ ok: true, stillIn: [] }] };
      if (name === 'trackStudentsAgain') return { students: [{ ok: true }] };
      return { total: students.length, size: 50, lookedAt, students };
    },
    { path: href(allStudents) },
  );

it('has each student with all classes, and a row that opens the student', async () => {
  await show([ana]);
  const link = await screen.findByRole('link', { name: 'Ana Lopez' });
  expect(link.getAttribute('href')).toBe(href(studentPage, { id: 5 }));
  expect(screen.getByText('Readers, Club')).toBeTruthy();
  expect(screen.getByText('1 student')).toBeTruthy();
});

it('says what to do where no student fits', async () => {
  await show([]);
  expect(await screen.findByText('No students yet')).toBeTruthy();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Name' }), 'zz');
  expect(await screen.findByText('No student fits', {}, { timeout: 3000 })).toBeTruthy();
});

it('says that it has not everyone where there are too many', async () => {
  await show([ana], 3000);
  expect(await screen.findByText(/^You have more than 3,000 students/)).toBeTruthy();
  cleanup();
  await show([ana]);
  await screen.findByText('1 student');
  expect(screen.queryByText(/more than/)).toBeNull();
});

it('stops tracking chosen students, after asking', async () => {
  const calls = await show([ana]);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose students' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ana Lopez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop tracking' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading').textContent).toBe('Stop tracking Ana Lopez?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop tracking' }));
  expect(await screen.findByRole('button', { name: 'Choose students' })).toBeTruthy();
  expect(calls).toContainEqual({ name: 'stopTrackingStudents', body: { studentIds: [5] } });
});

const ben = { ...ana, studentId: 6, username: 'ben', firstName: 'Ben', classes: [{ id: 8, name: 'Club' }] };
/** A list of two pages, Ana on the first. */
async function openPages() {
  let asked = 0;
  await renderWithServer(
    <SignedInTeacher>
      <ScreensProvider screens={overviewStaffRoutes}>
        <AllStudentsPage />
      </ScreensProvider>
    </SignedInTeacher>,
    ({ name }) => {
      if (name === 'listClasses')
        return {
          classes: [readers, { ...readers, id: 8, name: 'Club' }, { ...readers, id: 9, name: 'Poets' }],
        };
      if (name === 'listStoppedStudents') return { students: [] };
      asked++;
      return { total: 2, size: 1, lookedAt: null, students: [asked === 1 ? ana : ben] };
    },
    { path: href(allStudents) },
  );
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const act = (name: string) => screen.queryByRole('button', { name });

it('acts in the class that the chosen ones share, and says why where they share none', async () => {
  await openPages();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose students' }));
  await choose('Ana Lopez');
  expect(await screen.findByText(/^They are together in Readers and Club/)).toBeTruthy();
  expect(act('Move')).toBeNull();
  expect(act('Stop tracking')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await choose('Ben Lopez');
  expect(screen.getByText('2 chosen')).toBeTruthy();
  for (const name of ['Move', 'Add to class', 'Start over', 'Remove', 'Stop tracking'])
    expect(act(name)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New cards' }).getAttribute('href')).toBe(
    href(newCardsPage, { id: 8 }, { students: '5-6' }),
  );
});

it('lists who is no longer tracked, and brings a student back', async () => {
  const calls = await show([], null, [{ ...ana, stoppedAt: STOPPED_AT }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Track Ana Lopez again' }));
  expect(calls).toContainEqual({
    name: 'trackStudentsAgain',
    body: { stoppedAt: STOPPED_AT, studentIds: [5] },
  });
});
