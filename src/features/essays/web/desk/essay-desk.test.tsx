import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignInStore, type SignedInPerson } from '#features/accounts/web/public.tsx';
import { renderInRouter } from '#features/overview/web/teaching/testing/render-in-router.tsx';
import { followReader } from '#features/reading/web/reader/settings-of-reader.ts';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';
import { EssayDesk } from './essay-desk.tsx';
import type { Draft } from './use-drafts.ts';

/** Another one in each test: what one has switched off stays so. */
let teacher: SignedInPerson = { userId: 8, role: 'teacher', token: 'c'.repeat(43), outboxKey: null };
const signIn = createSignInStore(sessionStorage);
/** Knows no settings of anyone. */
const noSettings = (async () => ({ ok: true, data: { properties: {} } })) as unknown as ApiClient;

beforeEach(() => {
  localStorage.clear();
  followReader(signIn, noSettings);
  teacher = { ...teacher, userId: teacher.userId + 1 };
  signIn.signIn(teacher);
});
afterEach(() => signIn.end(teacher.token, 'logged-out'));
afterEach(cleanup);

const essay: EssayToScore = {
  studentId: 3,
  studentName: 'Ana Rivera',
  attemptId: 31,
  questionId: 9,
  versionId: 70,
  title: 'The River Turns',
  level: 5,
  prompt: 'Why did "the river" turn?',
  rubric: ['Nothing.', 'A guess.', 'A reason.', 'A reason and a detail.', 'Two details.'],
  model: 'The hill stood in its way.',
  text: 'The hill was there.',
  ownWords: 4,
  submittedAt: '2026-11-20T12:00:00.000Z',
  score: null,
  comment: '',
};

const bank = { comments: ['Say why.'], add: () => {}, remove: () => {} };

/** An essay on the desk; calls are kept, and answered in turn. */
async function show(...answers: boolean[]) {
  const calls: unknown[] = [];
  const [onSaved, onNext] = [vi.fn(), vi.fn()];
  const passages: unknown[] = [];
  const api = (async ({ name }: { name: string }, { body, query }: { body: unknown; query: unknown }) => {
    if (name === 'quizReviewData') {
      passages.push(query);
      return { ok: true, data: { passage: { paragraphs: ['The hill was too hard to carve.'] } } };
    }
    calls.push(body);
    return answers[calls.length - 1]
      ? { ok: true, data: { score: 3, points: 5 } }
      : { ok: false, problem: { code: 'offline', status: 0, detail: 'The network is away.', errors: [] } };
  }) as unknown as ApiClient;
  function Desk() {
    const [draft, setDraft] = useState<Draft>({ score: null, comment: '', problem: null });
    return (
      <EssayDesk
        essay={essay}
        zone="UTC"
        position="1 of 2"
        isArrival
        draft={draft}
        onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
        bank={bank}
        ways={{ back: null, next: onNext }}
        onSaved={onSaved}
      />
    );
  }
  await renderInRouter(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <Desk />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { calls, passages, onSaved, onNext, user: userEvent.setup() };
}

const scored = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });

it('is scored by keys alone; in the comment they are letters', async () => {
  const { calls, onSaved, onNext, user } = await show(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ana Rivera' }));
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose a score first.');
  await user.keyboard('3');
  expect(scored(/A reason and a detail/)).toBe(true);
  await user.click(comment());
  await user.keyboard('1 point, n');
  expect(scored(/A reason and a detail/)).toBe(true);
  expect(onNext).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith({ score: 3, points: 5 }));
  expect(calls).toEqual([{ studentId: 3, attemptId: 31, score: 3, comment: '1 point, n' }]);
});

it('takes a digit to its radio button from the line of the model answer too, where Enter saves then', async () => {
  const { calls, user } = await show(true);
  const summary = screen.getByText('Model answer').closest('summary');
  summary?.focus();
  await user.keyboard('4');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Two details/ }));
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(summary?.closest('details')?.open).toBe(false);
});

it('unfolds the passage under the essay, and fetches it only then', async () => {
  const { passages, user } = await show();
  expect(passages).toHaveLength(0);
  await user.click(screen.getByText('The passage'));
  expect(await screen.findByText('The hill was too hard to carve.')).toBeTruthy();
  expect(passages).toHaveLength(1);
});

it('goes on by n, and not once single keys are switched off', async () => {
  const { onNext, user } = await show();
  await user.keyboard('n');
  expect(onNext).toHaveBeenCalledTimes(1);
  await user.click(screen.getByText('Keyboard shortcuts'));
  await user.click(screen.getByRole('switch', { name: /^Single-key shortcuts/ }));
  screen.getByRole('heading', { name: 'Ana Rivera' }).focus();
  await user.keyboard('n4');
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(scored(/Two details/)).toBe(false);
});

it('keeps score and comment when they could not be saved', async () => {
  const { calls, onSaved, user } = await show(false, true);
  await user.click(screen.getByRole('radio', { name: /Two details/ }));
  await user.click(screen.getByRole('button', { name: 'Add to the comment: Say why.' }));
  const save = screen.getByRole('button', { name: 'Save and next' });
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('The network is away.');
  expect([scored(/Two details/), comment().value]).toEqual([true, 'Say why.']);
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(save);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the quotation marks of what was asked as they are printed', async () => {
  await show();
  expect(screen.getByText('Why did “the river” turn?')).toBeTruthy();
});
