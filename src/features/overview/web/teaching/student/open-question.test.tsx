import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { OpenQuestion } from './open-question.tsx';

afterEach(cleanup);

const show = (fastShare: number) =>
  renderInRouter(<OpenQuestion profile={{ studentId: 5, recent: { recentAnswers: 240, fastShare } }} />);

it('sets a large share of fast answers apart, with what it means and where to look', async () => {
  await show(100 / 240);
  expect(screen.getByText(/100 of 240 answers \(42%\)/)).toBeTruthy();
  expect(
    screen.getByText(/It is not counted\. The reading level rests on the other answers alone/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'a quiz' })).toBeTruthy();
});

it('says nothing of a small one', async () => {
  await show(0.05);
  expect(screen.queryByText(/too fast/)).toBeNull();
});
