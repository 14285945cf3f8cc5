import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { ClassSummary } from './class-summary.tsx';

afterEach(cleanup);

const show = (quizzesTaken: number, quizzesPassed: number) =>
  render(
    <ClassSummary students={[rosterLine('Ana', { quizzesTaken, quizzesPassed })]} asOf={NOW} grade={4} />,
  );

it('counts the quizzes of a class once there are some', () => {
  show(0, 0);
  expect(screen.queryByText(/in all/)).toBeNull();
  cleanup();
  show(7, 4);
  expect(screen.getByText('7 read in all, 4 passed')).toBeTruthy();
});
