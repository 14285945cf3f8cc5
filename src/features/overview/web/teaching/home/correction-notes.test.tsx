import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { KeyCorrectionNote } from '#features/item-bank/contract/key-corrections.ts';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { href } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/addresses.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { CorrectionNotes } from './correction-notes.tsx';

afterEach(cleanup);

const note = (correctionId: number, title: string): KeyCorrectionNote => ({
  correctionId,
  reading_comprehension_quiz_id: 70,
  title,
  level: 5,
  number: 3,
  stem: 'Why?',
  key: 'Option b',
  reason: 'Paragraph 2 says so.',
  correctedAt: '2026-11-20T12:00:00.000Z',
  scoredAt: '2026-11-20T12:02:00.000Z',
  students: 4,
  levels: 1,
  points: 0,
});

/** Two notes; putting one away is answered when the test says how. */
async function show() {
  const answers: ((kept: boolean) => void)[] = [];
  const api = (async ({ name }: { name: string }) => {
    if (name === 'keyCorrectionNotes')
      return { ok: true, data: { corrections: [note(1, 'The River Turns'), note(2, 'The Kite')] } };
    const kept = await new Promise<boolean>((answer) => answers.push(answer));
    if (kept) return { ok: true, data: {} };
    return { ok: false, problem: { code: 'offline', status: 0, detail: 'The network is away.', errors: [] } };
  }) as unknown as ApiClient;
  await renderInRouter(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <CorrectionNotes />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/The River Turns/);
  return answers;
}

it('says what was corrected, what it changed, and leads there', async () => {
  await show();
  expect(screen.getAllByText(/quizzes of 4 of your students were scored again; 1 level moved/)).toHaveLength(
    2,
  );
  expect(screen.getByRole('link', { name: '“The Kite”' }).getAttribute('href')).toBe(
    href(passagePage, { id: 70 }, { question: 3 }),
  );
});

it('goes at once, and comes back with the reason when that could not be kept', async () => {
  const answers = await show();
  const [first] = screen.getAllByRole('button', { name: 'Got it' });
  await userEvent.click(first!);
  expect(screen.queryByText(/The River Turns/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }));
  answers[0]?.(false);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This note could not be put away. The network is away.',
  );
  expect(screen.getByText(/The River Turns/)).toBeTruthy();
});
