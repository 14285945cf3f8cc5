import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { MyTeachersPage } from './my-teachers-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const room = {
  classId: 1,
  className: 'Room 12',
  teacherName: 'Ms. Rivera',
  coTeacherNames: [] as string[],
  since: '2026-09-14T15:00:00.000Z',
  isArchived: false,
  mayLeave: false,
};
function open(classes: readonly (typeof room)[]) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const page = (
    <SignInProvider store={store}>
      <MyTeachersPage />
    </SignInProvider>
  );
  return renderWithServer(page, ({ name }) => (name === 'myTeachers' ? { classes } : { asked: true }));
}

it('lists the teachers, or says what will be here', async () => {
  await open([room]);
  expect((await screen.findByText('Ms. Rivera')).closest('li')?.textContent).toBe(
    '12Ms. RiveraRoom 12You joined on September 14, 2026.',
  );
  cleanup();
  await open([{ ...room, coTeacherNames: ['Mr. Kobi'] }]);
  expect(await screen.findByText('Ms. Rivera and Mr. Kobi')).toBeTruthy();
  cleanup();
  await open([]);
  expect(await screen.findByText('No teacher yet')).toBeTruthy();
});

it('asks a teacher, and never shows the address again', async () => {
  const calls = await open([room]);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your teacher’s email address' });
  await userEvent.type(field, ' novak@school.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Ask this teacher' }));
  await screen.findByText('If this teacher uses Openleaf, they can see that you asked.');
  expect(field.value).toBe('');
  expect(document.body.textContent).not.toContain('novak');
  expect(calls.at(-1)).toEqual({ name: 'inviteTeacher', body: { email: 'novak@school.example' } });
});

it('says at the field when it is no address', async () => {
  const calls = await open([room]);
  await userEvent.type(screen.getByRole('textbox'), 'Ms. Novak{Enter}');
  expect(await screen.findByText('This does not look like an email address.')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['countOwnParents', 'myTeachers']);
});

it('lets a student leave a class where they may, after asking', async () => {
  const calls = await open([room, { ...room, classId: 2, className: 'Club', mayLeave: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Club' }));
  expect(screen.queryByRole('button', { name: 'Leave Room 12' })).toBeNull();
  expect(screen.getByText('You keep all your reading. You can come back with the class code.')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'leaveClass')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Leave class' }));
  expect(calls).toContainEqual({ name: 'leaveClass', body: { studentId: 5, classId: 2 } });
});

it('says of an archived class that it is over, and lets the student leave it', async () => {
  const calls = await open([
    room,
    { ...room, classId: 2, className: 'Club', isArchived: true, mayLeave: true },
  ]);
  expect((await screen.findByText('Club')).closest('li')?.textContent).toContain('This class is over.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave Club' }));
  expect(screen.queryByText(/come back with the class code/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave class' }));
  expect(calls).toContainEqual({ name: 'leaveClass', body: { studentId: 5, classId: 2 } });
});
