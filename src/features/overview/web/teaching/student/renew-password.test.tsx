import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { RenewPassword } from './renew-password.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const answerOf = (answer: object) => () => ({ students: [{ index: 0, studentId: 5, ...answer }] });
const renewed = answerOf({
  outcome: 'renewed',
  message: 'This student has a new password.',
  login: { username: 'ana.l', password: 'quiet otter 52' },
});
const open = async (answer: () => unknown = renewed, lockedBy: 'administrator' | null = null) => {
  const calls = await renderWithServer(
    <SignedInTeacher>
      <RenewPassword studentId={5} name="Ana Lopez" />
    </SignedInTeacher>,
    ({ name }) => (name === 'getStudentLogin' ? { shutForNewDevices: 'nowhere', lockedBy } : answer()),
  );
  await userEvent.click(screen.getByRole('button', { name: 'New password' }));
  return { changes: () => calls.filter(({ name }) => name !== 'getStudentLogin') };
};
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
const make = () => userEvent.click(screen.getByRole('button', { name: 'Create a new password' }));

it('asks before the old password stops working, and changes nothing on cancel', async () => {
  const { changes } = await open();
  expect(screen.getByText(/The old one stops working, and Ana Lopez is logged out/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

it('shows the new password once: it is gone when the dialog is closed', async () => {
  const { changes } = await open();
  await make();
  const dialog = within(await screen.findByRole('dialog', { name: 'New password for Ana Lopez' }));
  expect((await dialog.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    'ana.l',
    'quiet otter 52',
  ]);
  expect(dialog.queryByRole('button', { name: 'Create a new password' })).toBeNull();
  expect(changes()).toEqual([
    {
      name: 'renewPasswords',

      body: { studentPasswords: [{ studentId: 5 }], mustChangePassword: false },
    },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'New password' }));
  expect(screen.queryByText('quiet otter 52')).toBeNull();
});

it('closes on Escape while nothing was made, and only by Done afterwards', async () => {
  await open();
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'New password' }));
  await make();
  await screen.findByText('quiet otter 52');
  pressEscape();
  expect(screen.getByText('quiet otter 52')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the student choose their own where the teacher wants it', async () => {
  const { changes } = await open();
  await userEvent.click(screen.getByRole('switch'));
  await make();
  expect(changes()).toEqual([
    {
      name: 'renewPasswords',

      body: { studentPasswords: [{ studentId: 5 }], mustChangePassword: true },
    },
  ]);
});

it('says that only an approved teacher can, where the server does', async () => {
  const message = 'Only a teacher whom an administrator has approved can give a student a new password.';
  await open(answerOf({ outcome: 'not-yours', message, login: null }));
  await make();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'Create a new password' })).toBeTruthy();
});

it('says why there is no new password, and shows none', async () => {
  const detail = 'The network is away.';
  await open(() => new Refused({ code: 'offline', status: 0, detail }));
  await make();
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByText('quiet otter 52')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create a new password' })).toBeTruthy();
});

it('warns before a new password that it does not open a locked account', async () => {
  await open(renewed, 'administrator');
  expect(await screen.findByText('This account is locked')).toBeTruthy();
  expect(screen.getByText(/a new password does not change that/)).toBeTruthy();
});
