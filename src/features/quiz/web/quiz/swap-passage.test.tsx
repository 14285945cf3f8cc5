import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { href } from '#platform/screens/core/address.ts';
import { quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { followSignIn } from '../outbox/outbox-of-student.ts';
import { OutboxProvider } from '../outbox/outbox-provider.tsx';
import { freshQuiz } from './fixture-quiz.ts';
import { SwapPassage } from './swap-passage.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

/** A student looks at a passage; the server answers like this. */
async function show(answer: object) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const api = (async () => answer) as unknown as ApiClient;
  const outbox = followSignIn(store, api);
  outbox.current()?.keepQuiz(freshQuiz);
  const { router } = await renderScreen(
    <ApiProvider api={api}>
      <QueryClientProvider client={new QueryClient()}>
        <SignInProvider store={store}>
          <OutboxProvider outbox={outbox}>
            <SwapPassage attemptId={500} left={2} />
          </OutboxProvider>
        </SignInProvider>
      </QueryClientProvider>
    </ApiProvider>,
    { path: href(quizPage) },
  );
  return { router, outbox };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks first, and leads to the choice when the passage is put back', async () => {
  const { router, outbox } = await show({ ok: true, data: { swapped: true } });
  await press('Choose another passage');
  expect(screen.getByText(/You can do this 2 more times today\./)).toBeTruthy();
  await press('Choose another');
  await expect.poll(() => router.state.location.pathname).toBe(href(studentHome));
  expect(outbox.current()?.kept().quiz).toBeNull();
});

it('says why a passage stays', async () => {
  const detail = 'You have chosen another passage three times today. Give this one a try.';
  const { router, outbox } = await show({ ok: false, problem: { status: 429, detail } });
  await press('Choose another passage');
  await press('Choose another');
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(router.state.location.pathname).toBe(href(quizPage));
  expect(outbox.current()?.kept().quiz).not.toBeNull();
});
