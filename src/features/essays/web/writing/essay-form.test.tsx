import { HeadlessMantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { followSignIn } from '#features/quiz/web/outbox/outbox-of-student.ts';
import { OutboxProvider } from '#features/quiz/web/outbox/outbox-provider.tsx';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { EssayForm } from './essay-form.tsx';

const essay: EssayPrompt = {
  attemptId: 31,
  questionId: 9,
  versionId: 70,
  title: 'The River Turns',
  prompt: 'Why did "the river" turn?',
  maySkip: true,
  readAloud: true,
};

// jsdom has nothing to scroll.
Object.assign(Element.prototype, { scrollIntoView: () => {} });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const api: ApiClient = async () => ({
  ok: false,
  problem: { code: 'offline', status: 0, detail: '', errors: [] },
});

/** What is kept in a tab stays in its memory: each test has a student of its own. */
let studentId = 900;

/** A student opens the form. */
function open() {
  studentId += 1;
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: studentId, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const outbox = followSignIn(store, api);
  render(
    <HeadlessMantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ApiProvider api={api}>
          <SignInProvider store={store}>
            <OutboxProvider outbox={outbox}>
              <EssayForm essay={essay} onDone={() => {}} />
            </OutboxProvider>
          </SignInProvider>
        </ApiProvider>
      </QueryClientProvider>
    </HeadlessMantineProvider>,
  );
}
const type = async () => userEvent.type(await screen.findByRole('textbox'), 'The hill was there.');

it('keeps an essay while it is written, and says so', async () => {
  open();
  await type();
  await expect.poll(() => JSON.stringify(Object.values(sessionStorage))).toContain('The hill was there.');
  expect(screen.getByText(/Kept on this device while you write/)).toBeTruthy();
});

it('says that a full device keeps nothing', async () => {
  open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
  await type();
  expect(await screen.findByText(/no room to keep it/)).toBeTruthy();
});

it('keeps an essay that is handed in without a network, and says so', async () => {
  open();
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Hand it in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in anyway' }));
  expect(
    await screen.findByText('Your essay is kept on this device. We send it when you are back online.'),
  ).toBeTruthy();
});

it('asks for more than a few words once, and takes them the second time', async () => {
  open();
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Hand it in' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'You have 4 words. A few more will show your teacher what you think.',
  );
  await userEvent.type(screen.getByRole('textbox'), ' It was high.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Hand it in' })).toBeTruthy();
});

it('asks an empty try for a few sentences, until the first letter', async () => {
  open();
  expect(await screen.findByRole('textbox', { name: 'Why did “the river” turn?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hand it in' }));
  expect(screen.getByText('Please write a few sentences first.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), 'T');
  expect(screen.queryByText('Please write a few sentences first.')).toBeNull();
});
