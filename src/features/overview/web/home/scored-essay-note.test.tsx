import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ESSAY_PART } from '#features/quiz/core/essay-part.ts';
import { href } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { quoted, ScoredEssayNote, scoredSentence } from './scored-essay-note.tsx';

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

it.each([
  [essay, '4 of 4: The answer gives two reasons. +5 points.'],
  [{ ...essay, points: null }, '4 of 4: The answer gives two reasons.'],
  [{ ...essay, score: 2, points: 0 }, '2 of 4: The answer gives two reasons.'],
])('tells what the score of %j means', (scored, words) => expect(scoredSentence(scored)).toBe(words));

it('says first what the teacher wrote, and leads to the essay', async () => {
  await renderScreen(<ScoredEssayNote essay={{ ...essay, comment: 'Look at the end again.' }} />);
  const words = screen.getAllByText(/Look at the end again|of 4/).map(({ textContent }) => textContent);
  expect(words[0]).toBe('Look at the end again.');
  expect(screen.getByRole('link', { name: /^See what you wrote/ }).getAttribute('href')).toBe(
    `${href(quizReview, {}, { attemptId: 31, versionId: 70 })}#${ESSAY_PART}`,
  );
});

it('names a teacher who is gone', async () => {
  await renderScreen(<ScoredEssayNote essay={{ ...essay, teacherName: null }} />);
  expect(screen.getByText('Your teacher read what you wrote about “The River Turns.”')).toBeTruthy();
});

it.each([
  ['Show Day', '“Show Day.”'],
  ['Who Took the Puddle?', '“Who Took the Puddle?”'],
])('ends a sentence with the title %s', (title, words) => expect(quoted(title)).toBe(words));
