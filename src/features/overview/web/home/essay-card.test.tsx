import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createSignInStore,
  keptOf,
  type SignedInPerson,
  SignInProvider,
} from '#features/accounts/web/public.tsx';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { followSignIn } from '#features/quiz/web/outbox/outbox-of-student.ts';
import { OutboxProvider } from '#features/quiz/web/outbox/outbox-provider.tsx';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { EssayCard } from './essay-card.tsx';

const essay: EssayPrompt = {
  attemptId: 31,
  questionId: 9,
  versionId: 70,
  title: 'The River Turns',
  prompt: 'Why did the river turn?',
  maySkip: false,
  readAloud: true,
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** What is kept in a tab stays in its memory: each test has a student of its own. */
let userId = 700;

/** The card of a student whose device keeps this text of an essay. */
async function show(draft: { readonly attemptId: number; readonly text: string } | null) {
  userId += 1;
  const student: SignedInPerson = { userId, role: 'student', token: 'a'.repeat(43), outboxKey: null };
  await keptOf<unknown>(student, 'essay', (stored) => stored).write(draft && { ...draft, seconds: 60 });
  const store = createSignInStore(sessionStorage);
  store.signIn(student);
  const outbox = followSignIn(store, () => Promise.reject(new Error('Nothing is to be sent.')));
  await renderScreen(
    <SignInProvider store={store}>
      <OutboxProvider outbox={outbox}>
        <EssayCard essay={essay} />
      </OutboxProvider>
    </SignInProvider>,
  );
}

it('tells of what was begun on this device, and leads back to it', async () => {
  await show({ attemptId: 31, text: 'The hill was' });
  expect(await screen.findByText('You began writing. It is kept on this device.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep writing' })).toBeTruthy();
});

it.each([null, { attemptId: 30, text: 'Of another essay.' }, { attemptId: 31, text: '  ' }])(
  'asks for an essay that is not begun (%j)',
  async (draft) => {
    await show(draft);
    expect(await screen.findByRole('link', { name: 'Write about it' })).toBeTruthy();
    expect(screen.queryByText(/You began writing/)).toBeNull();
  },
);
