import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { classPage, classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { readers } from '../testing/fixture-class.ts';
import { ClassSwitcher } from './class-switcher.tsx';

afterEach(cleanup);

const club = { ...readers, id: 8, name: 'Club', grade: 5 };

async function open(classes: readonly TeacherClass[], path: string) {
  await renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>
      <ClassSwitcher id={7} />
    </ScreensProvider>,
    () => ({ classes }),
    { path },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Switch class' }));
  return (await screen.findAllByRole('menuitem')).map((item) => [
    item.textContent,
    item.getAttribute('href'),
    item.getAttribute('aria-current'),
  ]);
}

it('leads to the same part of another class, and says which one is open', async () => {
  expect(await open([readers, club], href(classSettingsPage, { id: 7 }))).toEqual([
    ['Readers Grade 4', href(classSettingsPage, { id: 7 }), 'page'],
    ['Club Grade 5', href(classSettingsPage, { id: 8 }), null],
  ]);
});

it('leads to the students from a screen that is no part', async () => {
  expect((await open([readers, club], '/elsewhere')).map(([, to]) => to)).toEqual([
    href(classPage, { id: 7 }),
    href(classPage, { id: 8 }),
  ]);
});
