import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { tokenLogin } from '#platform/screens/core/addresses.ts';
import { createSignInStore, SignInProvider } from '../public.tsx';
import { TokenLoginPage } from './token-login-page.tsx';

const HERE = location.href;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', HERE);
});

const ARRIVED = {
  userId: 5,
  role: 'student',
  token: 'a'.repeat(43),
  expiresAt: '2026-10-14T14:00:00.000Z',
  outboxKey: null,
  deviceToken: null,
};

/** A link with a code is opened. @param there who is logged in on the tab. */
async function arrive(there: number | null) {
  history.replaceState(null, '', `${href(tokenLogin)}?token=a-code`);
  const store = createSignInStore(sessionStorage);
  if (there !== null)
    store.signIn({ userId: there, role: 'student', token: 'b'.repeat(43), outboxKey: null });
  const calls = await renderWithServer(
    <SignInProvider store={store}>
      <TokenLoginPage />
    </SignInProvider>,
    () => ARRIVED,
    { path: href(tokenLogin) },
  );
  return { calls, token: () => store.person()?.token[0] };
}

it('logs in whoever was sent here, also where they were logged in before', async () => {
  for (const there of [null, ARRIVED.userId]) {
    const { calls, token } = await arrive(there);
    await waitFor(() => expect(token()).toBe('a'));
    expect(calls).toEqual([{ name: 'finishHandOff', body: { code: 'a-code' } }]);
    cleanup();
    sessionStorage.clear();
  }
});

it('logs nobody else out before somebody says so', async () => {
  const { token } = await arrive(7);
  expect(await screen.findByRole('heading', { name: 'Somebody else is logged in here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  expect(token()).toBe('b');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(token()).toBe('a'));
});
