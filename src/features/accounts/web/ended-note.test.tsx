import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUnsentWork, type UnsentWork } from '#platform/device/web/unsent-work.ts';
import { EndedNote } from './ended-note.tsx';
import { SignInProvider } from './sign-in-provider.tsx';
import { createSignInStore, type EndReason } from './sign-in-store.ts';

const TOKEN = 'a'.repeat(43);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** What the login says to a person who was away for too long, with so many answers on the device. */
function showAfterTimeOut(
  answers: number,
  stays: UnsentWork['stays'] = 'locked',
  reason: EndReason = 'timed-out',
  isJoined = false,
) {
  setUnsentWork({ answers, stays });
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: TOKEN, outboxKey: null });
  store.end(TOKEN, reason);
  render(
    <SignInProvider store={store}>
      <EndedNote isJoined={isJoined} />
    </SignInProvider>,
  );
}

it('says that the session has timed out, and that what was sent is saved when all of it arrived', () => {
  showAfterTimeOut(0);
  expect(
    screen.getByText(
      'Eeek. It appears your session has timed out. Please refresh your browser and try again',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/Everything you sent is saved/)).toBeTruthy();
});

it('names no cause when the server ended the session for one that the page does not know', () => {
  showAfterTimeOut(0, 'locked', 'ended');
  expect(screen.getByText('You were logged out.')).toBeTruthy();
  expect(screen.getByText(/Log in to continue where you were\./)).toBeTruthy();
  expect(screen.queryByText(/timed out|away/)).toBeNull();
});

it('says where the answers are that the service does not have', () => {
  showAfterTimeOut(2);
  expect(screen.getByText('2 answers are not sent yet')).toBeTruthy();
  expect(screen.queryByText(/is saved/)).toBeNull();
});

it.each([
  ['locked', /is safe on this device/],
  ['in-tab', /waits in this tab/],
  ['nowhere', /answer again/],
] as const)('says so when unsent work is kept %s', (stays, words) => {
  showAfterTimeOut(1, stays);
  expect(screen.getByText(words)).toBeTruthy();
});

it('says that answers of an account that is part of another one cannot be sent', () => {
  showAfterTimeOut(2, 'locked', 'ended', true);
  expect(screen.getByText('2 answers are not sent yet')).toBeTruthy();
  expect(screen.getByText(/can’t be sent any more/)).toBeTruthy();
  expect(screen.queryByText(/is safe|to send it|Log in to continue/)).toBeNull();
});

it('says nothing of what is not there once an account is part of another one', () => {
  showAfterTimeOut(0, 'locked', 'ended', true);
  expect(screen.queryByText(/can’t be sent|Log in to continue/)).toBeNull();
});
