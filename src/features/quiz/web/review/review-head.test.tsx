import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import { ReviewHead } from './review-head.tsx';

afterEach(cleanup);

const answered = [
  { questionId: 1, number: 1, feedback: { right: true, fast: false } },
  { questionId: 2, number: 2, feedback: { right: false, fast: false } },
  { questionId: 3, number: 3, feedback: { right: true, fast: true } },
];
const review = {
  studentId: 7,
  timezone: 'America/New_York',
  answered,
  // Late in the evening there; the next day elsewhere.
  result: { finishedAt: '2026-11-21T02:00:00Z', right: 1, total: 3, fastAnswers: 1, passed: false },
  ofStudent: {
    studentName: 'Ana Rivera',
    previous: { attemptId: 4, versionId: 40, title: 'The Kite' },
    next: null,
  },
} as unknown as QuizReview;

it('says whose quiz it is, when it was in the zone of the class, and how it went', async () => {
  const onQuestion = vi.fn();
  await renderScreen(<ReviewHead review={review} onQuestion={onQuestion} />);
  expect(screen.getByRole('link', { name: 'Ana Rivera' })).toBeTruthy();
  expect(screen.getByText(/Nov 20, 2026 · 1 of 3 right · 1 too fast to count/)).toBeTruthy();
  expect(screen.getByText('Not passed')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1✓right',
    '2✗not right',
    '3»too fast',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^2/ }));
  expect(onQuestion).toHaveBeenCalledWith(2);
});

it('leads to the quiz before, and nowhere where none comes after', async () => {
  await renderScreen(<ReviewHead review={review} onQuestion={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Previous: The Kite' }).getAttribute('href')).toBe(
    href(studentReviewPage, { id: 7 }, { attemptId: 4, versionId: 40 }),
  );
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
});

it('is nothing for the student', async () => {
  await renderScreen(<ReviewHead review={{ ...review, ofStudent: null }} onQuestion={() => undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
});
