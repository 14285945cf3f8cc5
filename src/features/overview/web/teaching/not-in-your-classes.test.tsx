import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { classPage, studentPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { overviewStaffRoutes } from '../staff-routes.ts';
import { ClassPage } from './class/class-page.tsx';
import { StudentPage } from './student/student-page.tsx';

afterEach(cleanup);

const refused = new Refused({ code: 'not-found', status: 404, detail: 'There is nothing at this address.' });

it.each([
  ['class', <ClassPage key="class" />, href(classPage, { id: 7 }), /^This class is not one of yours/],
  [
    'student',
    <StudentPage key="student" />,
    href(studentPage, { id: 5 }),
    /^This student is in none of your classes/,
  ],
] as const)('a %s of another teacher leads to the own classes', async (_, page, path, sentence) => {
  await renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>{page}</ScreensProvider>,
    () => refused,
    {
      path,
    },
  );
  expect(await screen.findByRole('heading', { name: 'Not in your classes' })).toBeTruthy();
  expect(document.title).toContain('Not in your classes');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my classes' }).getAttribute('href')).toBe(
    href(teacherClasses),
  );
});
