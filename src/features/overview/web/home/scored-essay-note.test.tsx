import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { ScoredEssayNote, scoredSentence } from './scored-essay-note.tsx';

afterEach(cleanup);

const essay = {
  attemptId: 31,
  versionId: 70,
  title: 'The River Turns',
  score: 4,
  points: 5,
  teacherName: 'Ms. Rivera',
};

it.each([
  [essay, 'Ms. Rivera read what you wrote: 4 of 4, +5 points.'],
  [{ ...essay, points: null }, 'Ms. Rivera read what you wrote: 4 of 4.'],
  [{ ...essay, score: 2, points: 0 }, 'Ms. Rivera read what you wrote: 2 of 4.'],
  [{ ...essay, teacherName: null }, 'Your teacher read what you wrote: 4 of 4, +5 points.'],
])('tells %j', (scored, words) => expect(scoredSentence(scored)).toBe(words));

it('leads to what the teacher said', async () => {
  await renderScreen(<ScoredEssayNote essay={essay} />);
  expect(screen.getByRole('link', { name: /^See what you wrote/ }).getAttribute('href')).toBe(
    href(quizReview, {}, { attemptId: 31, versionId: 70 }),
  );
});
