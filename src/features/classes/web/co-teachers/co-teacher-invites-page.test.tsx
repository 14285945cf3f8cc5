import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { CoTeacherInvitesPage } from './co-teacher-invites-page.tsx';

afterEach(cleanup);

const invite = {
  inviteId: 3,
  classId: 7,
  className: 'Room 12',
  grade: 4,
  ownerName: 'Ms. Rivera',
  invitedAt: '2026-11-20T08:00:00Z',
};

/** A teacher whom one class waits for until they answer. */
function open() {
  let invites: (typeof invite)[] = [invite];
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'teacher', token: 'a'.repeat(43), outboxKey: null });
  const page = (
    <SignInProvider store={store}>
      <CoTeacherInvitesPage />
    </SignInProvider>
  );
  return renderWithServer(page, ({ name }) => {
    if (name === 'listCoTeacherInvites') return { invites };
    invites = [];
    return name === 'acceptCoTeacherInvite' ? { classId: 7 } : { rejected: true };
  });
}

it('accepts an invitation', async () => {
  const calls = await open();
  expect(await screen.findByText('Room 12 · Grade 4')).toBeTruthy();
  expect(screen.getByText('Ms. Rivera invites you.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Room 12' }));
  expect(calls.some(({ name }) => name === 'acceptCoTeacherInvite')).toBe(true);
});

it('says "not now"', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now: Room 12' }));
  expect(await screen.findByText('No invitations')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'rejectCoTeacherInvite')).toBe(true);
});
