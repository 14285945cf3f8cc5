import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { readers } from '../testing/fixture-class.ts';
import { AllStudentsPage } from './all-students-page.tsx';

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
const show = (students: readonly (typeof ana)[], lookedAt: number | null = null) =>
  renderWithServer(
    <AllStudentsPage />,
    ({ name }) =>
      name === 'listClasses'
        ? { classes: [readers, { ...readers, id: 8, name: 'Club' }] }
        : { total: students.length, size: 50, lookedAt, students },
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
