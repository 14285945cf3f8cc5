import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { classSettingsPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { NoOpenClass } from './no-open-class.tsx';

afterEach(cleanup);

const archived = {
  id: 7,
  name: 'Readers',
  grade: 4,
  studentCount: 12,
  timezone: 'UTC',
  archivedAt: '2026-06-20T12:00:00.000Z',
};

it('says calmly that a class is archived, and restores it', async () => {
  const calls = await renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>
      <NoOpenClass id={7} />
    </ScreensProvider>,
    ({ name }) => (name === 'getArchivedClass' ? archived : {}),
    { path: href(classSettingsPage, { id: 7 }) },
  );
  expect(await screen.findByRole('heading', { name: 'Readers' })).toBeTruthy();
  expect(await screen.findByText(/^You archived this class on/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my classes' }).getAttribute('href')).toBe(
    href(teacherClasses),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restore this class' }));
  expect(calls).toContainEqual({ name: 'restoreClass', body: { classId: 7 } });
});

it('leads to the own classes from a class of another teacher', async () => {
  await renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>
      <NoOpenClass id={7} />
    </ScreensProvider>,
    () => new Refused({ code: 'not-found', status: 404, detail: 'There is nothing at this address.' }),
    { path: href(classSettingsPage, { id: 7 }) },
  );
  expect(await screen.findByText(/^This class is not one of yours/)).toBeTruthy();
});
