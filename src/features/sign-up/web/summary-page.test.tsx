import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { href } from '#platform/screens/core/address.ts';
import { quotePage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { keepSignUpState } from './sign-up-state.ts';
import { SummaryPage } from './summary-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function show(role: 'student' | 'teacher' = 'student') {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 1, role, token: 'a'.repeat(43), outboxKey: null });
  await renderScreen(
    <SignInProvider store={store}>
      <SummaryPage />
    </SignInProvider>,
  );
}

it('names the class that the student is in', async () => {
  keepSignUpState({ username: 'ana.p', className: 'Room 12', teacherName: 'Ms. Rivera' });
  await show();
  expect(screen.getByText('Room 12').closest('p')!.textContent).toBe(
    'You are in Room 12 with Ms. Rivera now.',
  );
  expect(screen.queryByText(/no teacher can give/)).toBeNull();
});

it('says to who has no class that no teacher can give a new password', async () => {
  keepSignUpState({ username: 'ana.p' });
  await show();
  expect(screen.getByText(/if you forget your password, no teacher can give you a new one/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'join a class' })).toBeTruthy();
});

it('leads a parent to the family page, and not to the pretest', async () => {
  keepSignUpState({ username: 'maria', registerAs: 'parent' });
  await show();
  expect(screen.getByRole('link', { name: 'Go to my family' })).toBeTruthy();
  expect(screen.queryByText('Let’s find your level')).toBeNull();
  expect(screen.getByText(/If it has none, only the person who runs Openleaf at your school/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'join a class' })).toBeNull();
});

it('says to a teacher from when on the email is a name to log in with, and to no student', async () => {
  const sentence = /Once an administrator has approved your account, you can log in with your email, too/;
  keepSignUpState({ username: 'novak' });
  await show('teacher');
  expect(screen.getByText(sentence)).toBeTruthy();
  cleanup();
  await show();
  expect(screen.queryByText(sentence)).toBeNull();
});

it('leads a teacher to the class that was created on the way, and to creating one where there is none', async () => {
  keepSignUpState({ username: 'novak', className: 'Room 12', classId: '7' });
  await show('teacher');
  expect(screen.getByRole('link', { name: 'Open Room 12' })).toBeTruthy();
  expect(screen.queryByText(/You are in/)).toBeNull();
  cleanup();
  keepSignUpState({ className: '', classId: '' });
  await show('teacher');
  expect(screen.getByRole('link', { name: 'Create your class' })).toBeTruthy();
});

const quote = () => screen.queryByRole('link', { name: 'Make the quote' });

it('leads who asked for a quote to it, where plans are sold, and no student', async () => {
  const sold = document.createElement('meta');
  Object.assign(sold, { name: 'openleaf-plans', content: 'on' });
  wantedQuote.write(true);
  await show('teacher');
  expect(quote()).toBeNull();
  cleanup();
  document.head.append(sold);
  await show('teacher');
  expect(quote()?.getAttribute('href')).toBe(href(quotePage));
  cleanup();
  await show();
  expect(quote()).toBeNull();
  sold.remove();
});
