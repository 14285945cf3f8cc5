import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { StudentLoginPage } from './student-login-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const profile = {
  studentId: 5,
  name: 'Ana Lopez',
  username: 'ana.l',
  allWork: true,
  figures: false,
  pretestStatus: 'pretest_complete',
  startsOver: null,
  classes: [{ classId: 7, className: 'Readers', mayChange: true }],
} as StudentProfile;
const show = (changes: Partial<StudentProfile>) =>
  renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>
      <StudentLoginPage />
    </ScreensProvider>,
    ({ name }) => {
      if (name === 'viewProfileForStudent') return { ...profile, ...changes };
      return name === 'listStudentsToSelect' ? { students: [] } : {};
    },
    { path: href(studentLoginPage, { id: 5 }) },
  );
const startOver = () => screen.queryByRole('button', { name: 'Start over' });

it('lets an approved teacher let the student start over, once there is something to start over from', async () => {
  await show({});
  expect(await screen.findByRole('heading', { name: 'Start over' })).toBeTruthy();
  expect(startOver()).toBeTruthy();
  cleanup();
  await show({ pretestStatus: 'pretest_not_started' });
  expect(await screen.findByText('Username')).toBeTruthy();
  expect(startOver()).toBeNull();
});

it('tells a teacher whom nobody has approved who has to do it first', async () => {
  await show({ allWork: false });
  expect(
    await screen.findByText('Once an administrator approves your account, you can let Ana Lopez start over.'),
  ).toBeTruthy();
  expect(startOver()).toBeNull();
});
