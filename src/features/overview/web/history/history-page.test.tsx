import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { HistoryPage } from './history-page.tsx';

afterEach(cleanup);

const line = {
  attemptId: 5,
  versionId: 50,
  title: 'The River Turns',
  topic: 'places',
  passageLevel: 4,
  finishedAt: '2026-11-21T02:00:00Z',
  right: 4,
  total: 5,
  fastAnswers: 0,
  passed: true,
  points: 31,
  essay: null,
};

const show = (total: number) => {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  return renderWithServer(
    <SignInProvider store={store}>
      <HistoryPage />
    </SignInProvider>,
    () => ({ quizzes: [line], total, timezone: 'America/New_York', today: '2026-11-29' }),
  );
};

it('offers days to choose from ten quizzes on', async () => {
  await show(9);
  expect(await screen.findByText('The River Turns')).toBeTruthy();
  expect(screen.queryByText('Choose the days')).toBeNull();
  cleanup();
  await show(10);
  expect(await screen.findByText('Choose the days')).toBeTruthy();
});

it('tells of days in the wrong order at the days, and keeps them', async () => {
  await show(10);
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  fireEvent.change(from, { target: { value: '2026-09-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-09-01' } });
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(from.getAttribute('aria-describedby'));
  expect(from.value).toBe('2026-09-02');
});
