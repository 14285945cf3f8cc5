import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndedNote } from './ended-note.tsx';
import { CLOSED_NAME, forgetClosedTab } from './forget-closed-tab.ts';
import { SignInProvider } from './sign-in-provider.tsx';
import { createSignInStore } from './sign-in-store.ts';

const ana = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page in a tab of its own. */
function openTab() {
  sessionStorage.clear();
  const page = new EventTarget();
  const store = createSignInStore(sessionStorage);
  forgetClosedTab(store, () => false, page as Window, { wasDiscarded: false });
  return { store, close: () => page.dispatchEvent(new Event('pagehide')) };
}

/** Whether the login of this tab says that Openleaf was closed. */
function saysClosed({ store }: ReturnType<typeof openTab>): boolean {
  render(
    <SignInProvider store={store}>
      <EndedNote />
    </SignInProvider>,
  );
  return screen.queryByText(/Openleaf was closed, so you were logged out/) !== null;
}

it('says in a new tab that the page was closed, and nothing of who it was', () => {
  const { store, close } = openTab();
  store.signIn(ana);
  close();
  expect(localStorage.getItem(CLOSED_NAME)).toMatch(/^\d+$/);
  expect(saysClosed(openTab())).toBe(true);
});

it('says nothing an hour later', () => {
  const { store, close } = openTab();
  store.signIn(ana);
  close();
  vi.setSystemTime(Date.now() + 60 * 60_000 + 1);
  expect(saysClosed(openTab())).toBe(false);
});

it('says nothing after one has logged out, and where nobody was signed in', () => {
  const first = openTab();
  first.close();
  expect(saysClosed(openTab())).toBe(false);
  cleanup();
  const second = openTab();
  second.store.signIn(ana);
  second.store.end(ana.token, 'logged-out');
  second.close();
  expect(saysClosed(openTab())).toBe(false);
});

it('says nothing once somebody has signed in again', () => {
  const first = openTab();
  first.store.signIn(ana);
  first.close();
  const second = openTab();
  second.store.signIn(ana);
  second.store.end(ana.token, 'logged-out');
  expect(saysClosed(openTab())).toBe(false);
});
