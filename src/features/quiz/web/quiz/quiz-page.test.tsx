import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { href } from '#platform/screens/core/address.ts';
import { pretest, quizPage, quizResults, studentHome } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { followSignIn } from '../outbox/outbox-of-student.ts';
import { OutboxProvider } from '../outbox/outbox-provider.tsx';
import { freshQuiz } from './fixture-quiz.ts';
import { QuizPage } from './quiz-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  awayFor = 0;
  // jsdom lays nothing out, so nothing comes into view, and it knows no highlights.
  vi.stubGlobal('CSS', {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLACED = { isPretest: false, pretestComplete: true, mayPractice: true, quiz: null, essay: null };
const STARTS_OVER = { ...PLACED, pretestComplete: false, mayPractice: false };
const REFUSED = { ok: false, problem: { code: 'not-next', status: 409, detail: 'Ended.', errors: [] } };

const AWAY = { ok: false, problem: { code: 'offline', status: 0, detail: 'Away.', errors: [] } };
/** Tries of an answer that the network swallows. */
let awayFor = 0;

/** The page of a student; the server's openings one after the other, the last for all that follow. It refuses every answer. */
async function show(...openings: readonly object[]) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  let reads = 0;
  let tries = 0;
  const api = (async ({ name }: { name: string }) => {
    if (name === 'answerQuestion') return tries++ < awayFor ? AWAY : REFUSED;
    if (name !== 'studentQuizData') return new Promise(() => {});
    return { ok: true, data: openings[Math.min(reads++, openings.length - 1)] };
  }) as unknown as ApiClient;
  const outbox = followSignIn(store, api);
  const { router } = await renderScreen(
    <ApiProvider api={api}>
      <QueryClientProvider client={new QueryClient()}>
        <SignInProvider store={store}>
          <OutboxProvider outbox={outbox}>
            <QuizPage />
          </OutboxProvider>
        </SignInProvider>
      </QueryClientProvider>
    </ApiProvider>,
    { path: href(quizPage) },
  );
  const expectAt = (path: string) => expect.poll(() => router.state.location.pathname).toBe(path);
  return { outbox, expectAt };
}
async function answer() {
  await userEvent.click(await screen.findByRole('radio', { name: /Option a/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }));
}

it('leads to the words on a quiz that ended as a teacher let the student start over, and keeps nothing of it', async () => {
  const { outbox, expectAt } = await show({ ...PLACED, quiz: freshQuiz }, STARTS_OVER);
  await answer();
  await expectAt(quizResults.path);
  expect(outbox.current()?.kept().quiz).toBeNull();
  expect(outbox.current()?.state().answers.items).toEqual([]);
});

it('leads there, too, when the answer was kept while the network was away', async () => {
  awayFor = 1;
  const { outbox, expectAt } = await show({ ...PLACED, quiz: freshQuiz }, STARTS_OVER);
  await answer();
  await expect.poll(() => outbox.current()?.state().answers.kind).toBe('held');
  await expect.poll(() => outbox.current()?.state().answers.items, { timeout: 4000 }).toEqual([]);
  await expectAt(quizResults.path);
});

it('leads to the results of a quiz that was finished somewhere else', async () => {
  const { expectAt } = await show({ ...PLACED, quiz: freshQuiz }, PLACED);
  await answer();
  await expectAt(quizResults.path);
});

it('leads home where a student who starts over comes back to the quiz, and to a pretest that runs', async () => {
  await (await show(STARTS_OVER)).expectAt(href(studentHome));
  cleanup();
  await (await show({ ...STARTS_OVER, isPretest: true })).expectAt(href(pretest));
});
