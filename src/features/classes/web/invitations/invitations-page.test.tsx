import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '../testing/render-with-server.tsx';
import { InvitationsPage } from './invitations-page.tsx';

afterEach(cleanup);

const classes = [
  { id: 3, name: 'Room 12' },
  { id: 4, name: 'Room 7' },
];
const ida = { invitationId: 9, studentName: 'Ida N.', askedAt: '2026-09-14T15:00:00.000Z' };

/** A server on which Ida waits until she is answered. */
function open() {
  let invitations = [ida];
  return renderWithServer(<InvitationsPage />, ({ name }) => {
    if (name === 'listClasses') return { classes };
    if (name === 'listTeacherInvitations') return { invitations };
    invitations = [];
    return {};
  });
}
const answers = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => !name.startsWith('list'));

it('adds a student to the class that was chosen', async () => {
  const calls = await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add to class' }), 'Room 7');
  await userEvent.click(screen.getByRole('button', { name: 'Add Ida N.' }));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(answers(calls)).toEqual([
    { name: 'acceptTeacherInvitation', body: { invitationId: 9, classId: 4 } },
  ]);
});

it('takes a student off the list', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now: Ida N.' }));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(answers(calls)).toEqual([{ name: 'declineTeacherInvitation', body: { invitationId: 9 } }]);
});
