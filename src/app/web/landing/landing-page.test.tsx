import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { href } from '#platform/screens/core/address.ts';
import { joinPage, login, studentHome } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { WaysIn } from './landing-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function show(role: 'student' | null) {
  const store = createSignInStore(sessionStorage);
  if (role) store.signIn({ userId: 1, role, token: 'a'.repeat(43), outboxKey: null });
  await renderScreen(
    <SignInProvider store={store}>
      <WaysIn />
    </SignInProvider>,
  );
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]]);
}

it('offers the login first, then the class code, then a new account', async () => {
  const links = await show(null);
  expect(links.slice(0, 2)).toEqual([
    ['Log in', href(login)],
    ['I have a class code', href(joinPage)],
  ]);
  expect(links.slice(2).map(([words]) => words)).toEqual(['a student', 'a teacher', 'a parent']);
});

it('leads home who is logged in', async () =>
  expect(await show('student')).toEqual([['Home', href(studentHome)]]));
