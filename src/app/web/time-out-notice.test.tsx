import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { TimeOutNotice } from './time-out-notice.tsx';

beforeEach(fakeModalDialogs);
afterEach(cleanup);

/** A page with somebody at work, whose session ends soon until a call is answered. */
async function show({ isSignedIn = true, answer = (): unknown => ({}) } = {}) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  if (isSignedIn) store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const session = { left: 100 };
  const calls = await renderWithServer(
    <SignInProvider store={store}>
      <textarea aria-label="What you write" />
      <TimeOutNotice idle={{ rest: () => ({ idleSeconds: 3600, left: session.left }) }} everyMs={5} />
    </SignInProvider>,
    () => {
      const data = answer();
      if (!(data instanceof Refused)) session.left = 3600;
      return data;
    },
  );
  return { calls, session };
}
const stay = () => screen.findByRole('button', { name: 'Stay logged in' });

it.each(['{Enter}', ' '])('goes on with one key (%s), and keeps what was typed', async (key) => {
  const { calls } = await show();
  const field = screen.getByLabelText<HTMLTextAreaElement>('What you write');
  await userEvent.type(field, 'The hill', { skipClick: false });
  (await stay()).focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ name }) => name)).toEqual(['getSession']);
  expect(field.value).toBe('The hill');
});

it('says why it does not work, and lets the person go on', async () => {
  const detail = 'There is no network.';
  await show({ answer: () => new Refused({ code: 'offline', status: 0, detail }) });
  await userEvent.click(await stay());
  expect(await screen.findByText(detail)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is gone when the session is over, and asks nobody who is not logged in', async () => {
  const { session } = await show();
  await stay();
  session.left = 0;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await show({ isSignedIn: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
});
