import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import type { QuizResult } from '../../contract/views.ts';
import { Result, StartedOver } from './results-page.tsx';

afterEach(cleanup);

const rank = (rankId: number, title: string, totalPoints: number, minPoints: number) => ({
  rankId,
  title,
  totalPoints,
  minPoints,
  next: { title: 'Analyst', minPoints: 160, missing: 160 - totalPoints },
});
const result: QuizResult = {
  finishedAt: '2026-11-23T15:00:00.000Z',
  right: 5,
  total: 5,
  passed: true,
  perfect: true,
  fastAnswers: 0,
  points: { total: 23, causes: [{ cause: 'right-answers', points: 23 }] },
  noPoints: null,
  rankBefore: rank(2, 'Orienteer', 79, 45),
  rankAfter: rank(3, 'Tactician', 102, 100),
  level: {
    before: 4,
    after: 4,
    shareBefore: 0.4,
    shareAfter: 0.7,
    settling: false,
    reason: {
      code: 'stay',
      asked: 5,
      counted: 5,
      right: 5,
      expected: 3.9,
      from: 4,
      to: 4,
      surprise: false,
    },
  },
};
const review: QuizReview = {
  attemptId: 31,
  versionId: 70,
  studentId: 5,
  level: 4,
  timezone: 'America/New_York',
  ofStudent: null,
  assigned: false,
  passage: {
    title: 'The River Turns',
    topic: 'Rivers & Lakes',
    genre: 'story',
    form: 'prose',
    paragraphs: ['The river turned.'],
    glossary: [],
    words: 3,
  },
  answered: [],
  essay: null,
  supports: null,
  result,
};
const store = createSignInStore(sessionStorage);
const show = (change: Partial<QuizResult> = {}, essay: QuizReview['essay'] = null) =>
  renderScreen(
    <SignInProvider store={store}>
      <Result review={{ ...review, essay, result: { ...result, ...change } }} />
    </SignInProvider>,
  );

it('shows a new rank first, and one primary way on', async () => {
  await show();
  expect(document.querySelector('h2')!.textContent).toBe('Tactician');
  expect(screen.getByText('It took 100 points, and you have 102.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose the next passage' })).toBeTruthy();
});

it('says that a level moved inside itself, with its place', async () => {
  await show();
  expect(screen.getByText('You got 5 of 5 right. You moved closer to Level Five.')).toBeTruthy();
  expect(screen.getByText('Level 4 of 12')).toBeTruthy();
});

it('unfolds the points from their sum', async () => {
  await show();
  const cause = screen.getByText('Right answers');
  expect(cause.closest('details')!.open).toBe(false);
  await userEvent.click(screen.getByText('+23 points'));
  expect(cause.closest('details')!.open).toBe(true);
});

it('says first that the weekly goal was reached, outside the sum of the quiz', async () => {
  const causes = [
    { cause: 'right-answers', points: 23 },
    { cause: 'weekly-goal', points: 25 },
  ] as const;
  await show({ points: { total: 23, causes: [...causes] } });
  expect(screen.getByText('+23 points')).toBeTruthy();
  const goal = screen.getByText('You reached your weekly goal! +25 points');
  expect(goal.compareDocumentPosition(screen.getByText('Tactician', { selector: 'h2' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('says neither rank nor level of a quiz in which every answer was too fast', async () => {
  await show({ right: 0, passed: false, perfect: false, fastAnswers: 5, rankAfter: null, rankBefore: null });
  expect(screen.queryByText('0 of 5')).toBeNull();
  expect(screen.queryByText(/: too fast to count/)).toBeNull();
  expect(screen.getByText(/Your next passage will count if you take your time/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the text and the answers' })).toBeTruthy();
  expect(screen.queryByText('Reading level')).toBeNull();
});

it('shows no nought where most answers were too fast and none was right, and offers an assigned passage again', async () => {
  const hasty = { right: 0, total: 4, passed: false, perfect: false, fastAnswers: 3 };
  await renderScreen(
    <SignInProvider store={store}>
      <Result review={{ ...review, assigned: true, result: { ...result, ...hasty, noPoints: 'fast' } }} />
    </SignInProvider>,
  );
  expect(screen.getByText('3 of 4 answers do not count.')).toBeTruthy();
  expect(screen.queryByText(/0 of 4|You have done it/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my home page' })).toBeTruthy();
});

it('names the answers that were too fast in the one wording', async () => {
  await show({ right: 3, perfect: false, fastAnswers: 2 });
  expect(screen.getByText('3 of 5').parentElement!.textContent).toBe('3 of 5 right · 2 too fast to count');
  // With what it means: more often would be a reproach.
  expect(document.body.textContent.match(/too fast/gi)).toHaveLength(2);
});

it('says what to do next before any figure where the passage was hard, and no nought of points', async () => {
  await show({ right: 1, passed: false, perfect: false, noPoints: 'half', points: { total: 0, causes: [] } });
  const next = screen.getByText(/^Look at your answers once more/);
  for (const figure of [screen.getByText('1 of 5'), screen.getByText(/^A quiz earns points when/)])
    expect(next.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('0 points')).toBeNull();
});

it('says among the points why right answers are not there, and only then', async () => {
  const finish = { total: 1, causes: [{ cause: 'honest-finish', points: 1 }] } as const;
  const unpaid = 'Right answers earn points when at least half of the quiz is right.';
  const points = { ...finish, causes: [...finish.causes] };
  await show({ right: 2, passed: false, perfect: false, points });
  expect(screen.getByText(unpaid).closest('details')).toBeTruthy();
  cleanup();
  await show({ right: 3, passed: false, perfect: false, points });
  expect(screen.queryByText(unpaid)).toBeNull();
});

it('leads to the essay that waits, with the reason', async () => {
  await show(
    {},
    {
      prompt: 'Why?',
      status: 'open',
      text: '',
      score: null,
      comment: '',
      maySkip: false,
      teacherName: 'Ms. Rivera',
    },
  );
  expect(screen.getByText('Your teacher would like this before the next passage.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write about it' })).toBeTruthy();
});

it('shows nothing that a class hides', async () => {
  await show({ points: null, rankBefore: null, rankAfter: null, level: null });
  expect(screen.queryByText(/point|rank|level/i)).toBeNull();
});

it('says of an assigned passage that it is done', async () => {
  await renderScreen(
    <SignInProvider store={store}>
      <Result review={{ ...review, assigned: true }} />
    </SignInProvider>,
  );
  expect(screen.getByText('This was from your teacher. You have done it.')).toBeTruthy();
});

it('says in plain words that a passage ended because the student starts over, with the way home', async () => {
  await renderScreen(<StartedOver words="Your teacher lets you start over." />);
  expect(screen.getByRole('heading', { name: 'You start over' })).toBeTruthy();
  expect(screen.getByText(/lets you start over/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});
