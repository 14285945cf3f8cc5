import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { FromTeacher } from './from-teacher.tsx';

afterEach(cleanup);

const show = (classes: readonly object[], hasToDo = false, assignments: readonly object[] = []) => {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  return renderWithServer(
    <SignInProvider store={store}>
      <FromTeacher hasToDo={hasToDo} />
    </SignInProvider>,
    ({ name }) => (name === 'listClassesOfStudent' ? { classes } : { assignments }),
  );
};

it('leads a student without a class into one, and nowhere that is empty', async () => {
  await show([]);
  expect(await screen.findByRole('link', { name: 'Join your class' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'From your teacher' })).toBeNull();
});

it('leads a student with a class to what their teachers have set', async () => {
  await show([{ id: 1 }], true);
  expect(await screen.findByRole('link', { name: 'From your teacher' })).toBeTruthy();
  cleanup();
  await show([{ id: 1 }], false, [{ studentAssignmentId: 3 }]);
  expect(await screen.findByRole('link', { name: 'From your teacher' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join your class' })).toBeNull();
});

it('leads a student with a class nowhere while nothing was ever set', async () => {
  const calls = await show([{ id: 1 }]);
  await waitFor(() => expect(calls.some(({ name }) => name === 'getStudentAssignments')).toBe(true));
  expect(screen.queryByRole('link')).toBeNull();
});
