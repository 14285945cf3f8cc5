import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { acceptTeacherInvitation } from '#features/classes/contract/teacher-invitations.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { href } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import {
  classEssaysPage,
  coTeacherInvites,
  invitations,
  passagePage,
} from '#platform/screens/core/staff-addresses.ts';
import { Bell } from './bell.tsx';

afterEach(cleanup);

const essaysOf = (classId: number) => ({
  type: 'essays',
  rowKey: `essays:${classId}`,
  state: '0:1',
  classId,
  className: 'Readers',
  waiting: 2,
});
const requests = { type: 'requests', rowKey: 'requests', state: '0:1', waiting: 1, names: ['Ida N.'] };
const invites = {
  type: 'invites',
  rowKey: 'invites',
  state: '0:1',
  waiting: 1,
  className: 'Room 12',
  ownerName: 'Ms. Rivera',
};
const correction = {
  type: 'correction',
  rowKey: 'correction:3',
  state: '3:0',
  note: { versionId: 4, number: 2, title: 'The Anthill' },
};

/** Answers the one request, as its screen does. */
function Answer() {
  const { send } = useEndpointMutation(acceptTeacherInvitation);
  return (
    <button type="button" onClick={() => void send({ body: { invitationId: 9, classId: 7 } })}>
      Add Ida
    </button>
  );
}
const open = (before: readonly unknown[]) => {
  let rows = before;
  return renderWithServer(
    <>
      <Bell />
      <Answer />
    </>,
    ({ name }) => {
      if (name === 'listNotes') return { rows };
      rows = rows.filter((row) => row !== requests);
      return { added: true };
    },
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const items = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]);

it('lists what waits, each with the way to it, and home at the end', async () => {
  await open([essaysOf(7), essaysOf(8), requests, invites, correction]);
  await press('Notifications, 5 new');
  expect(await items()).toEqual([
    ['2 short essays to read. Readers', href(classEssaysPage, { id: 7 })],
    ['2 short essays to read. Readers', href(classEssaysPage, { id: 8 })],
    ['Ida N. wants to join.', href(invitations)],
    ['Ms. Rivera invites you to teach Room 12.', href(coTeacherInvites)],
    [
      'The answer to question 2 of “The Anthill” was corrected.',
      href(passagePage, { id: 4 }, { question: 2 }),
    ],
    ['Home who needs you', href(teacherHome)],
  ]);
});

it('lists seven, and says how many more there are', async () => {
  await open([1, 2, 3, 4, 5, 6, 7, 8, 9].map(essaysOf));
  await press('Notifications, 9 new');
  const all = await items();
  expect(all).toHaveLength(8);
  expect(all.at(-1)?.[0]).toBe('Home 2 more, and who needs you');
});

it('says that there is nothing', async () => {
  await open([]);
  await press('No notifications');
  expect(await screen.findByText('No notifications')).toBeTruthy();
  expect((await items()).map(([words]) => words)).toEqual(['Home who needs you']);
});

it('counts anew as soon as a request is answered', async () => {
  await open([requests]);
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  await press('Add Ida');
  expect(await screen.findByRole('button', { name: 'No notifications' })).toBeTruthy();
});
