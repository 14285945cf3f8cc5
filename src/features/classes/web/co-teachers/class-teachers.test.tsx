import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { ClassTeachers } from './class-teachers.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const own = { id: 7, name: 'Room 12', timezone: 'UTC', ownerName: null, mayChange: true } as TeacherClass;
const kobi = { inviteId: 3, name: 'Ms. Kobi', isYou: false, mayChange: true };
const waiting = {
  inviteId: 4,
  email: 'pia@school.example',
  status: 1,
  invitedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2099-12-04T08:00:00Z',
};

interface Shown {
  readonly schoolClass?: TeacherClass;
  readonly coTeachers?: readonly unknown[];
  readonly invites?: readonly unknown[];
  readonly byMail?: boolean;
  readonly outcome?: object;
}

/** The teachers of a class, on a server where every invitation comes out as `outcome` says. */
const open = ({ schoolClass = own, coTeachers = [], invites = [], byMail = false, outcome }: Shown = {}) =>
  renderWithServer(<ClassTeachers schoolClass={schoolClass} />, ({ name }) => {
    if (name === 'listTeachersOfClass')
      return { ownerName: schoolClass.ownerName, coTeachers, invites, byMail };
    if (name === 'inviteCoTeachers') return { invites: [{ index: 0, field: 'email', ...outcome }] };
    return { deleted: true };
  });
const acts = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name !== 'listTeachersOfClass');
const type = async (email: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Email of the teacher' }), email);

it('gives the owner a link to pass on, and empties the field', async () => {
  const calls = await open({
    outcome: {
      ok: true,
      code: 'invited',
      message: 'Pass the link on to this teacher.',
      secret: 'a-secret-end',
    },
  });
  expect(await screen.findByText('Only you so far')).toBeTruthy();
  await type(' kobi@school.example {Enter}');
  expect(await screen.findByText(/\/invitation#a-secret-end$/)).toBeTruthy();
  expect(screen.getByText('The link for kobi@school.example')).toBeTruthy();
  expect(acts(calls)).toEqual([{ name: 'inviteCoTeachers', body: { emails: ['kobi@school.example'] } }]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email of the teacher' }).value).toBe('');
});

it('says that a mail is on its way, without a link', async () => {
  await open({
    byMail: true,
    outcome: { ok: true, code: 'invited', message: 'The invitation is on its way.', secret: null },
  });
  await type('kobi@school.example{Enter}');
  expect(await screen.findByText(/It goes to kobi@school.example/)).toBeTruthy();
  expect(screen.queryByText(/invitation#/)).toBeNull();
});

it('keeps what was typed and says why it was refused', async () => {
  await open({
    outcome: { ok: false, code: 'own-address', message: 'This is your own email.', secret: null },
  });
  await type('me@school.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This is your own email.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email of the teacher' }).value).toBe(
    'me@school.example',
  );
});

it('shows who has not answered, who said no and what is over', async () => {
  const calls = await open({
    invites: [
      waiting,
      { ...waiting, inviteId: 5, email: 'rex@school.example', status: 2 },
      { ...waiting, inviteId: 6, email: 'late@school.example', expiresAt: '2026-01-01T08:00:00Z' },
    ],
  });
  for (const state of ['No answer yet', 'Said “not now”', 'Expired'])
    expect(await screen.findByText(state)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back: pia@school.example' }));
  expect(acts(calls).map(({ name }) => name)).toEqual(['deleteCoTeacherInvite']);
});

it('removes a co-teacher after asking', async () => {
  const calls = await open({ coTeachers: [kobi] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ms. Kobi' }));
  expect(acts(calls)).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('They no longer see this class');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(acts(calls).map(({ name }) => name)).toEqual(['deleteCoTeacherInvite']);
});

it('lets a co-teacher leave, and neither invite nor remove anybody', async () => {
  await open({
    schoolClass: { ...own, ownerName: 'Ms. Rivera', mayChange: false },
    coTeachers: [
      { ...kobi, inviteId: null },
      { ...kobi, inviteId: 9, name: 'Ms. Una', isYou: true, mayChange: false },
    ],
  });
  expect(await screen.findByText('Ms. Una (you)')).toBeTruthy();
  expect(screen.getByText(/Once an administrator approves your account/)).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Leave Room 12',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});
