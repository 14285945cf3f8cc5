import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { schoolSuccess } from '#platform/screens/core/addresses.ts';
import { createSignInStore, SignInProvider } from '../public.tsx';
import { SchoolSuccessPage } from './came-back-page.tsx';
import { type LoginUnderWay, leaveFor } from './login-under-way.ts';

const ANSWER = 'code=4%2F0Ab&state=s';
const HERE = location.href;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', `${href(schoolSuccess)}?${ANSWER}`);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', HERE);
});

const LOGIN: LoginUnderWay = { provider: 'school', purpose: 'log-in', binding: 'of this tab', to: null };
const SIGNED_IN = {
  userId: 5,
  role: 'teacher',
  token: 'a'.repeat(43),
  expiresAt: '2026-10-14T14:00:00.000Z',
  outboxKey: null,
  deviceToken: null,
};

async function comeBack(underWay: LoginUnderWay | null, answer: unknown) {
  if (underWay) leaveFor('#', underWay);
  history.replaceState(null, '', `${href(schoolSuccess)}?${ANSWER}`);
  const store = createSignInStore(sessionStorage);
  const calls = await renderWithServer(
    <SignInProvider store={store}>
      <SchoolSuccessPage />
    </SignInProvider>,
    () => answer,
    { path: href(schoolSuccess) },
  );
  return { store, calls };
}

it('gives the server what came back with what the tab has kept, and is logged in', async () => {
  const { store, calls } = await comeBack(LOGIN, SIGNED_IN);
  await waitFor(() => expect(store.person()?.userId).toBe(5));
  const body = { provider: 'school', binding: 'of this tab', answer: ANSWER };
  expect(calls).toEqual([{ name: 'finishProviderLogin', body }]);
  expect(Object.keys(sessionStorage)).toEqual(['openleaf.sign-in']);
});

it('connects where that was begun', async () => {
  const { store, calls } = await comeBack({ ...LOGIN, purpose: 'connect' }, { connected: true });
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['finishConnecting']));
  expect(store.person()).toBeNull();
});

it('logs nobody in when the server refuses', async () => {
  const refused = new Refused({ code: 'not-believed', status: 409, detail: 'No.' });
  const { store, calls } = await comeBack(LOGIN, refused);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(store.person()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('says which account to use where this one is closed', async () => {
  const detail = 'This account is now part of another one. Please log in as ana.r.';
  const { store } = await comeBack(LOGIN, new Refused({ code: 'joined-account', status: 409, detail }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to log in' })).toBeTruthy();
  expect(store.person()).toBeNull();
});

it.each<[string, LoginUnderWay | null]>([
  ['nothing was begun in this tab', null],
  ['another provider was asked', { ...LOGIN, provider: 'google' }],
])('asks the server nothing when %s', async (_, underWay) => {
  const { store, calls } = await comeBack(underWay, SIGNED_IN);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
  expect(store.person()).toBeNull();
});
