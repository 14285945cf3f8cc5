import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { CoTeacherLinkPage } from './co-teacher-link-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  location.hash = '';
});

const SECRET = 'a-secret-of-a-link';
const refusal = new Refused({ code: 'no-invite', status: 409, detail: 'It is over, or not for you.' });

/** The page of a link, for somebody or nobody. */
function open(role: 'teacher' | 'student' | null, { hash = `#${SECRET}`, refuses = false } = {}) {
  location.hash = hash;
  const store = createSignInStore(sessionStorage);
  if (role) store.signIn({ userId: 5, role, token: 'a'.repeat(43), outboxKey: null });
  return renderWithServer(
    <SignInProvider store={store}>
      <CoTeacherLinkPage />
    </SignInProvider>,
    ({ name }) => {
      if (refuses) return refusal;
      return name === 'readCoTeacherLink'
        ? { classId: 7, className: 'Room 12', grade: 4, ownerName: 'Ms. Rivera' }
        : { classId: 7 };
    },
  );
}

it('shows a teacher what they are invited to, and accepts it', async () => {
  const calls = await open('teacher');
  expect(await screen.findByText('Room 12 · Grade 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(calls.at(-1)).toEqual({ name: 'acceptCoTeacherLink', body: { secret: SECRET } });
  expect(sessionStorage.getItem('openleaf.invitation')).toBeNull();
});

it('lets somebody log in first, and keeps the secret in the tab until then', async () => {
  const calls = await open(null);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toContain('to=%2Finvitation');
  expect(calls).toEqual([]);
  cleanup();
  await open('teacher', { hash: '' });
  expect(await screen.findByText('Room 12 · Grade 4')).toBeTruthy();
});

it('says the same of every link that does not work, and forgets it', async () => {
  await open('teacher', { refuses: true });
  expect(await screen.findByText('It is over, or not for you.')).toBeTruthy();
  expect(sessionStorage.getItem('openleaf.invitation')).toBeNull();
});

it('asks nothing of the server for a student, or without a link', async () => {
  expect(await open('student')).toEqual([]);
  expect(await screen.findByText(/This invitation is for teachers/)).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  expect(await open(null, { hash: '' })).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Open the link again' })).toBeTruthy();
});
