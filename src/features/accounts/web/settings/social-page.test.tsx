import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { socialSettings } from '#platform/screens/core/addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { takeLoginUnderWay } from '../providers/login-under-way.ts';
import { createSignInStore, SignInProvider } from '../public.tsx';
import { BOTH, nameProviders } from '../testing/name-providers.ts';
import { type ConnectedLogins, SocialPage } from './social-page.tsx';

let forget = () => {};
beforeEach(() => {
  forget = nameProviders(BOTH);
});
afterEach(() => {
  cleanup();
  forget();
  sessionStorage.clear();
  location.hash = '';
});

const SCHOOL = { provider: 'school', name: 'Riverside School', connectedAt: null } as const;
const GOOGLE = { provider: 'google', name: 'Google', connectedAt: '2026-10-14T14:00:00.000Z' } as const;

async function open(
  logins: ConnectedLogins | Refused,
  search: { readonly why?: string; readonly by?: string } = {},
  answer: (call: SentCall) => unknown = () => ({}),
) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const page = (
    <ScreensProvider screens={[]}>
      <SignInProvider store={store}>
        <SocialPage />
      </SignInProvider>
    </ScreensProvider>
  );
  return renderWithServer(page, (call) => (call.name === 'listConnectedLogins' ? logins : answer(call)), {
    path: href(socialSettings, {}, search),
  });
}

it('connects with the password, and goes to the provider', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  const begun = { address: '#at-the-provider', binding: 'of this tab' };
  const calls = await open({ providers: [SCHOOL, GOOGLE], hasPassword: true }, {}, () => begun);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Riverside School' }));
  await userEvent.type(screen.getByLabelText('Your Openleaf password'), 'otter river 27');
  const go = screen.getByText('Continue to Riverside School');
  await userEvent.click(go);
  expect(calls.at(-1)).toEqual({
    name: 'beginConnecting',
    body: { provider: 'school', oldPassword: 'otter river 27' },
  });
  const login = { provider: 'school', purpose: 'connect', binding: 'of this tab', to: null };
  expect(location.hash).toBe('#at-the-provider');
  expect(takeLoginUnderWay()).toEqual(login);
});

it('says what is connected, and lets the last way in be', async () => {
  await open({ providers: [SCHOOL, GOOGLE], hasPassword: false });
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row));
  expect(rows[0]!.getByText('Not connected')).toBeTruthy();
  expect(rows[1]!.getByText(/^Connected on Oct 14/)).toBeTruthy();
  expect(rows[1]!.getByText(/only way to log in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
});

it.each([
  ['connected', 'Riverside School is connected. Next time, press “Log in with Riverside School.”'],
  [
    'connected-elsewhere',
    'This Riverside School account is connected to another Openleaf account. Disconnect it there first.',
  ],
])('says what became of it: %s', async (why, words) => {
  await open({ providers: [SCHOOL], hasPassword: true }, { why, by: 'school' });
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['for a person', { providers: [], hasPassword: true }],
  ['for anybody', new Refused({ code: 'no-such-login', status: 404, detail: 'There is none.' })],
])('says so where there is nothing to connect %s', async (_, logins) => {
  await open(logins);
  expect(await screen.findByText(/^There is nothing to connect/)).toBeTruthy();
});
