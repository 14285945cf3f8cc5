import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider, type SignInStore } from '#features/accounts/web/public.tsx';
import { login, quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { Guard } from './guard.tsx';

const HERE = `${quizPage.path}?offer=3`;
const ana = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null } as const;
let store: SignInStore;

beforeEach(() => {
  sessionStorage.clear();
  store = createSignInStore(sessionStorage);
});
afterEach(cleanup);

const open = (roles: readonly ('student' | 'teacher')[]) =>
  renderScreen(
    <SignInProvider store={store}>
      <Guard roles={roles}>
        <p>For students</p>
      </Guard>
    </SignInProvider>,
    { path: HERE },
  );

it('leads a stranger to the login, once, with the place to return to', async () => {
  const { router } = await open(['student']);
  await expect.poll(() => router.state.location.pathname).toBe(login.path);
  expect(router.state.location.search).toEqual({ to: HERE });
});

it('opens to its role, and closes the moment the sign-in ends', async () => {
  store.signIn(ana);
  const { router } = await open(['student']);
  expect(screen.getByText('For students')).toBeTruthy();
  act(() => store.end(ana.token, 'timed-out'));
  expect(screen.queryByText('For students')).toBeNull();
  await expect.poll(() => router.state.location.pathname).toBe(login.path);
});

it('leads another role to its own home', async () => {
  store.signIn(ana);
  const { router } = await open(['teacher']);
  await expect.poll(() => router.state.location.pathname).toBe(studentHome.path);
});
