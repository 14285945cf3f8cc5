import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ESSAY_PART } from '#features/quiz/core/essay-part.ts';
import { href } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { isRankOfEssay, quoted, ScoredEssayNote, scoredSentence } from './scored-essay-note.tsx';

afterEach(cleanup);

const essay = {
  attemptId: 31,
  versionId: 70,
  title: 'The River Turns',
  score: 4,
  meaning: 'The answer gives two reasons.',
  comment: '',
  points: 5,
  teacherName: 'Ms. Rivera',
};

const rank = { rankId: 2, title: 'Scout', totalPoints: 12, minPoints: 10, next: null };

it.each([
  [essay, '4 of 4: The answer gives two reasons. +5 points.'],
  [{ ...essay, points: null }, '4 of 4: The answer gives two reasons.'],
  [{ ...essay, score: 2, points: 0 }, '2 of 4: The answer gives two reasons.'],
])('tells what the score of %j means', (scored, words) => expect(scoredSentence(scored)).toBe(words));

it('says first what the teacher wrote, and leads to the essay', async () => {
  await renderScreen(<ScoredEssayNote essay={{ ...essay, comment: 'Look at the end again.' }} rank={rank} />);
  const words = screen.getAllByText(/Look at the end again|of 4/).map(({ textContent }) => textContent);
  expect(words[0]).toBe('Look at the end again.');
  expect(screen.getByRole('link', { name: /^See what you wrote/ }).getAttribute('href')).toBe(
    `${href(quizReview, {}, { attemptId: 31, versionId: 70 })}#${ESSAY_PART}`,
  );
});

it('names a teacher who is gone, and shows the rank that the points reached', async () => {
  await renderScreen(<ScoredEssayNote essay={{ ...essay, teacherName: null }} rank={rank} />);
  expect(screen.getByText('Your teacher read what you wrote about “The River Turns.”')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Scout' })).toBeTruthy();
});

it.each([
  [5, 12, true],
  [5, 15, false],
  [0, 12, false],
  [null, 12, false],
])('%j points of an essay, %i in all: a new rank is %j', (points, totalPoints, isNew) =>
  expect(isRankOfEssay({ points }, { ...rank, totalPoints })).toBe(isNew),
);

it.each([
  ['Show Day', '“Show Day.”'],
  ['Who Took the Puddle?', '“Who Took the Puddle?”'],
])('ends a sentence with the title %s', (title, words) => expect(quoted(title)).toBe(words));
