import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { Messages } from '#platform/ui/web/messages.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { readers } from '../testing/fixture-class.ts';
import { ChooseStudents } from './choose-students.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ana = { studentId: 5, username: 'ana.l', firstName: 'Ana', lastName: 'Lopez' } as RosterLine;

async function choose(mayReset: boolean, classes: readonly object[]) {
  const calls = await renderWithServer(
    <SignedInTeacher>
      <ScreensProvider screens={overviewStaffRoutes}>
        <ChooseStudents schoolClass={{ ...readers, mayReset }} students={[ana]} onDone={() => undefined} />
        <Messages />
      </ScreensProvider>
    </SignedInTeacher>,
    ({ name }) => {
      if (name === 'listClasses') return { classes };
      return { students: [{ ok: true, code: name === 'addStudentsToClass' ? 'added' : 'removed' }] };
    },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Lopez' }));
  return calls;
}
const startOver = () => screen.queryByRole('button', { name: 'Start over' });

it('offers what the teacher may do with those who are chosen', async () => {
  await choose(true, [readers, { ...readers, id: 8, name: 'Club' }]);
  const all =
    'Move them, give them new cards, print their reports, remove them, let them start over, or stop tracking them. All work is kept. Is a student here twice? Choose both accounts to merge them.';
  expect(await screen.findByText(all)).toBeTruthy();
  expect(startOver()).toBeTruthy();
});

it('does not offer starting over to a teacher whom nobody has approved', async () => {
  await choose(false, [readers]);
  expect(
    screen.getByText(
      'Give them new cards, print their reports, remove them, or stop tracking them. All work is kept.',
    ),
  ).toBeTruthy();
  expect(startOver()).toBeNull();
});

it('adds students to another class, which they leave again by the undo, and stay in their own', async () => {
  const calls = await choose(true, [readers, { ...readers, id: 8, name: 'Club' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Ana Lopez to another class?' }));
  expect(dialog.getByText('They stay in Readers, too.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Ana Lopez is in Club now.')).toBeTruthy();
  const changes = () => calls.filter(({ name }) => name !== 'listClasses');
  const club = { classId: 8, className: 'Club', studentIds: [5] };
  expect(changes()).toEqual([{ name: 'addStudentsToClass', body: club }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ana Lopez is no longer in Club.')).toBeTruthy();
  expect(changes().slice(1)).toEqual([{ name: 'removeStudentsFromClass', body: club }]);
});

it('moves nobody before a class is chosen, where there are several', async () => {
  const [club, poets] = [
    { ...readers, id: 8, name: 'Club' },
    { ...readers, id: 9, name: 'Poets' },
  ];
  const calls = await choose(true, [readers, club, poets]);
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Ana Lopez?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose a class first.');
  await userEvent.selectOptions(dialog.getByLabelText('To which class?'), 'Poets');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Ana Lopez is in Poets now.')).toBeTruthy();
  expect(calls).toContainEqual({
    name: 'addStudentsToClass',
    body: { classId: 9, className: 'Poets', studentIds: [5] },
  });
});
