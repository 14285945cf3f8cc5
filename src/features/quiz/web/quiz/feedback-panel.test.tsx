import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FeedbackPanel } from './feedback-panel.tsx';
import { question, rightFeedback, wrongFeedback } from './fixture-quiz.ts';

afterEach(cleanup);

const asked = question(1);
const nothing = () => {};
const renderFeedback = (feedback = wrongFeedback(asked), isLast = false) =>
  render(
    <FeedbackPanel
      question={asked}
      feedback={feedback}
      form="prose"
      zone="America/New_York"
      pointsSoFar={4}
      isLast={isLast}
      onShow={nothing}
      onGoOn={nothing}
    />,
  );

it('says why the chosen option is not right and what is', () => {
  renderFeedback();
  expect(screen.getByRole('heading', { name: 'Not quite' })).toBeTruthy();
  expect(screen.getByText('Paragraph 2 says something else.')).toBeTruthy();
  expect(screen.getByText('Paragraph 1 says so.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show me paragraph 1' })).toBeTruthy();
});

it('gives the focus to the one way on, which reads out the feedback', () => {
  renderFeedback(rightFeedback(asked));
  const next = screen.getByRole('button', { name: 'Next question' });
  expect(document.activeElement).toBe(next);
  const described = document.querySelector(`[id="${next.getAttribute('aria-describedby')}"]`);
  expect(described?.textContent).toContain('Right');
});

it('says a right answer once', () => {
  renderFeedback(rightFeedback(asked), true);
  expect(screen.getAllByText('Paragraph 1 says so.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'See how it went' })).toBeTruthy();
});

it('tells the points after the last question alone', () => {
  renderFeedback(rightFeedback(asked));
  expect(screen.queryByText('4 points so far')).toBeNull();
  cleanup();
  renderFeedback(rightFeedback(asked), true);
  expect(screen.getByText('4 points so far')).toBeTruthy();
});

it('says that the key was corrected', async () => {
  renderFeedback({ ...wrongFeedback(asked), keyCorrectedAt: '2020-11-21T12:00:00.000Z' });
  expect(await screen.findByText('The answer to this question was corrected on Nov 21, 2020.')).toBeTruthy();
});

it('hides the reasons, and shows them again in the same place', async () => {
  renderFeedback();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the reasons' }));
  expect(screen.queryByText('Paragraph 2 says something else.')).toBeNull();
  const show = screen.getByRole('button', { name: 'Show the reasons' });
  expect(document.activeElement).toBe(show);
  await userEvent.click(show);
  expect(screen.getByText('Paragraph 2 says something else.')).toBeTruthy();
});

it('puts the word about a fast answer away', async () => {
  renderFeedback({ ...rightFeedback(asked), fast: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('That was very quick')).toBeNull();
});

it('asks kindly for more time after a fast answer', () => {
  renderFeedback({ ...rightFeedback(asked), fast: true });
  expect(screen.getByText('That was very quick')).toBeTruthy();
});
