import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { InvitationsPage } from './invitations-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const classes = [
  { id: 3, name: 'Room 12', grade: 4, timezone: 'Pacific/Auckland' },
  { id: 4, name: 'Room 7', grade: 5, timezone: 'America/New_York' },
];
const ida = { invitationId: 9, studentName: 'Ida N.', askedAt: '2026-09-14T15:00:00.000Z' };

/** A server on which Ida waits until she is answered. */
function open(waiting = [ida], more = 0) {
  let invitations = waiting;
  return renderWithServer(<InvitationsPage />, ({ name }) => {
    if (name === 'listClasses') return { classes };
    if (name === 'listTeacherInvitations') return { invitations, more: invitations.length > 0 ? more : 0 };
    const declined = invitations.length + more;
    invitations = [];
    return { declined };
  });
}
const answers = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => !name.startsWith('list'));

it('adds a student to the class that was chosen', async () => {
  const calls = await open();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Add to class' }),
    'Room 7 · Grade 5',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Ida N.' }));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(answers(calls)).toEqual([
    { name: 'acceptTeacherInvitation', body: { invitationId: 9, classId: 4 } },
  ]);
});

it('says the day on which a student asked in the zone of the chosen class', async () => {
  await open();
  expect(await screen.findByText('Asked on September 15, 2026.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add to class' }), 'Room 7 · Grade 5');
  expect(screen.getByText('Asked on September 14, 2026.')).toBeTruthy();
});

it('takes a student off the list', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now: Ida N.' }));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(answers(calls)).toEqual([{ name: 'declineTeacherInvitation', body: { inviteId: 9 } }]);
});

it('takes all off the list at once, after asking, up to the newest', async () => {
  const noa = { invitationId: 8, studentName: 'Noa B.', askedAt: '2026-09-14T14:00:00.000Z' };
  const calls = await open([ida, noa], 11);
  expect(await screen.findByText(/11 more waiting/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take all 13 off the list' }));
  expect(answers(calls)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take all off' }));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(answers(calls)).toEqual([{ name: 'declineTeacherInvitations', body: { askedUntil: ida.askedAt } }]);
});

it('offers no such thing for one student', async () => {
  await open();
  await screen.findByRole('button', { name: 'Not now: Ida N.' });
  expect(screen.queryByRole('button', { name: /all/ })).toBeNull();
});
