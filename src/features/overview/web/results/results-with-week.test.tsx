import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { WeekAfterQuiz } from './results-with-week.tsx';

afterEach(cleanup);

type Review = Parameters<typeof WeekAfterQuiz>[0]['review'];

const review = (fast: boolean) =>
  ({
    studentId: 7,
    timezone: 'America/New_York',
    answered: [1, 2, 3].map((questionId) => ({ questionId, feedback: { right: true, fast } })),
    result: { finishedAt: new Date().toISOString(), points: null },
  }) as unknown as Review;

const show = (fast: boolean) =>
  renderWithServer(<WeekAfterQuiz review={review(fast)} />, () => ({
    week: { quizzes: 3, goal: 5, rule: 'half' },
  }));

it('says what the quiz did for the week', async () => {
  await show(false);
  expect(await screen.findByText('This week: 3 of 5 quizzes.')).toBeTruthy();
});

it('is silent of a quiz that was too fast', async () => {
  const calls = await show(true);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/this week/)).toBeNull();
});
