import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { Role } from '#platform/session/core/actor.ts';
import { createSignInStore, SignInProvider } from '../public.tsx';
import { BOTH, nameProviders } from '../testing/name-providers.ts';
import { PasswordForm } from './password-form.tsx';

afterEach(cleanup);

const CHANGED = 'Your password is changed. Other devices are logged out.';
const TYPED = {
  oldPassword: 'reading fox 41',
  newPassword: 'quiet otter 52',
  confirmPassword: 'quiet otter 52',
};
const LABELS = ['The password you have now', 'New password', 'New password again'];
const fields = () => LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label));

async function open(answer: () => unknown, role: Role = 'student', shortestPassword = 8) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role, token: 'a'.repeat(43), outboxKey: null });
  const onChanged = vi.fn();
  const form = (
    <SignInProvider store={store}>
      <PasswordForm onChanged={onChanged} />
    </SignInProvider>
  );
  const calls = await renderWithServer(form, ({ name }) =>
    name === 'readOwnProfile' ? { shortestPassword } : answer(),
  );
  return { sent: () => calls.filter(({ name }) => name !== 'readOwnProfile'), onChanged };
}
async function typeAndSend() {
  const typed = Object.values(TYPED);
  for (const [index, field] of fields().entries()) await userEvent.type(field, typed[index] ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

it('changes the password of the person, says so, and leaves nothing of it in the fields', async () => {
  const { sent, onChanged } = await open(() => ({ changed: true }));
  await typeAndSend();
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  expect(sent()).toEqual([{ name: 'updatePassword', body: { userId: 5, code: '', ...TYPED } }]);
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  expect(onChanged).toHaveBeenCalledOnce();
});

it.each([
  ['oldPassword', 0],
  ['newPassword', 1],
  ['confirmPassword', 2],
])('shows why %s is refused at its field, and keeps what was typed', async (path, at) => {
  const message = 'This one is not right.';
  const errors = [{ path, code: 'wrong', message }];
  const refused = new Refused({ code: 'refused-field', status: 422, detail: 'Please look again.', errors });
  const { onChanged } = await open(() => refused);
  await typeAndSend();
  const said = await screen.findByText(message);
  const marked = fields().map((field) => field.getAttribute('aria-invalid'));
  expect(marked.map((mark) => mark === 'true')).toEqual([0, 1, 2].map((index) => index === at));
  expect(fields()[at]!.getAttribute('aria-describedby')).toContain(said.id);
  expect(document.activeElement).toBe(fields()[at]);
  expect(fields().map(({ value }) => value)).toEqual(Object.values(TYPED));
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(onChanged).not.toHaveBeenCalled();
});

it('asks for the password of now before anything is sent', async () => {
  const { sent } = await open(() => ({ changed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Type the password you have now.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it.each([
  ['a student', 'student', 8],
  ['a parent, who has the role of a student,', 'student', 10],
  ['a teacher', 'teacher', 10],
] as const)('tells %s how long a password must be', async (_who, role, shortest) => {
  await open(() => ({ changed: true }), role, shortest);
  expect(await screen.findByText(new RegExp(`^At least ${shortest} characters`))).toBeTruthy();
});

it('says that connected accounts are disconnected, where people can have some', async () => {
  const forget = nameProviders(BOTH);
  await open(() => ({ changed: true }));
  await typeAndSend();
  expect(await screen.findByText(`${CHANGED} Connected accounts are disconnected.`)).toBeTruthy();
  forget();
});
