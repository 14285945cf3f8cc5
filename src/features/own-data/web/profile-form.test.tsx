import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { OwnProfile } from './profile-page.tsx';

afterEach(cleanup);

const PROFILE: OwnProfile = {
  username: 'm.rivera',
  firstName: 'Maria',
  lastName: 'Rivera',
  email: 'maria@school.example',
  mayChangeEmail: true,
  timezone: 'America/New_York',
  ageKnown: false,
  jobTitle: '',
  teaching: '',
  shortestPassword: 10,
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
function show(profile: Partial<OwnProfile> = {}) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'teacher', token: 'a'.repeat(43), outboxKey: null });
  return renderWithServer(
    <SignInProvider store={store}>
      <ProfileForm profile={{ ...PROFILE, ...profile }} />
    </SignInProvider>,
    () => ({ saved: true, ignored: 0 }),
  );
}

it('sends names and time zone, and no email that is the same', async () => {
  const calls = await show();
  await userEvent.type(screen.getByLabelText('First name'), 'nne');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await save();
  expect(calls).toMatchObject([
    { name: 'updateUser', body: { firstName: 'Marianne', lastName: 'Rivera', timezone: 'America/New_York' } },
  ]);
});

it('asks for the password with another email', async () => {
  const calls = await show();
  await userEvent.type(screen.getByLabelText('Email'), '.org');
  await userEvent.type(screen.getByLabelText('Your password'), 'quiet library');
  await save();
  expect(calls).toMatchObject([
    { body: { email: 'maria@school.example.org', oldPassword: 'quiet library' } },
  ]);
});

it('shows an approved teacher why the email stays', async () => {
  await show({ mayChangeEmail: false });
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  expect(screen.getByText('maria@school.example')).toBeTruthy();
  expect(screen.getByText(/The person who runs Openleaf can change it/)).toBeTruthy();
});

it('takes the time zone of the device', async () => {
  await show({ timezone: 'Pacific/Apia' });
  await userEvent.click(screen.getByRole('button', { name: 'Use the time zone of this device' }));
  expect(screen.queryByRole('button', { name: 'Use the time zone of this device' })).toBeNull();
});
