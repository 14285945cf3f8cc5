import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinClassPage, joinPage, studentAccount, teacherHome } from '#platform/screens/core/addresses.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { JoinPage } from './join-page.tsx';
import { SignUpProgress } from './sign-up-progress.tsx';
import { readSignUpState } from './sign-up-state.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const api = (async () => ({
  ok: true,
  data: { name: 'Room 12', teacherName: 'Ms. Rivera' },
})) as unknown as ApiClient;

async function open(role: Role | null, answering = api) {
  const store = createSignInStore(sessionStorage);
  if (role) store.signIn({ userId: 1, role, token: 'a'.repeat(43), outboxKey: null });
  const { router } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={answering}>
        <SignInProvider store={store}>
          <JoinPage />
        </SignInProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { path: href(joinPage, {}, { code: 'ABCD2345' }) },
  );
  return router;
}

it('has the code of the QR code in its field, and leads to the account', async () => {
  const router = await open(null);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Class code' }).value).toBe('ABCD2345');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(() => router.latestLocation.pathname).toBe(studentAccount.path);
  expect(readSignUpState()).toMatchObject({ classCode: 'ABCD2345', className: 'Room 12' });
  cleanup();
  await renderScreen(<SignUpProgress who="student" step="details" />);
  expect(screen.getByText('Step 2 of 2: your details')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Back to who you are' })).toBeNull();
});

it('says once that a code opens no class', async () => {
  const detail = 'This class code does not work. Please check it with your teacher.';
  const refusing = (async () => ({
    ok: false,
    problem: { code: 'closed-code', status: 404, detail, errors: [{ path: 'classCode', message: detail }] },
  })) as unknown as ApiClient;
  await open(null, refusing);
  expect(screen.getByText('Step 1 of 2: your class')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findAllByText(detail)).toHaveLength(1);
});

it.each([
  ['student', joinClassPage.path],
  ['teacher', teacherHome.path],
] as const)('leads a %s who is logged in to %s', async (role, path) => {
  const router = await open(role);
  await expect.poll(() => router.latestLocation.pathname).toBe(path);
});
