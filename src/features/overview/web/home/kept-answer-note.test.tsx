import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Arrived } from '#features/quiz/web/public.tsx';
import { href } from '#platform/screens/core/address.ts';
import { quizPage, quizResults } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { ArrivedNote } from './kept-answer-note.tsx';

afterEach(cleanup);

const arrived = (done: boolean) =>
  ({
    answer: { body: { versionId: 70 } },
    response: { done, attemptId: 31, feedback: {} },
  }) as unknown as Arrived;

it.each([
  [1, false, 'Your answer has arrived.', 'See if it is right'],
  [2, false, 'Your 2 answers have arrived.', 'See if they are right'],
  [2, true, 'Your 2 answers have arrived.', 'See how it went'],
])(
  'says how many have arrived (%i), and of a quiz that is over (%s) how it went',
  async (answers, done, have, way) => {
    await renderScreen(<ArrivedNote last={arrived(done)} answers={answers} />);
    expect(screen.getByText(new RegExp(have))).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
      done ? href(quizResults, {}, { attemptId: 31, versionId: 70 }) : href(quizPage),
    );
  },
);
