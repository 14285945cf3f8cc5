import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { LevelChanges } from './level-changes.tsx';
import { QuizTable } from './quiz-table.tsx';

afterEach(cleanup);

const MARK = 'Before starting over';
const NO_POINTS = {
  quizzes: 0,
  challenges: 0,
  essays: 0,
  pretest: 0,
  weeklyGoals: 0,
  startedOver: 0,
  total: 0,
};
const show = (part: ReactNode, data: object) =>
  renderWithServer(<ScreensProvider screens={overviewStaffRoutes}>{part}</ScreensProvider>, ({ name }) =>
    name === 'readPointsBySource' ? NO_POINTS : data,
  );
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr')!);

it('marks the quizzes of the time before a student started over, and no others', async () => {
  const quiz = {
    attemptId: 1,
    versionId: 10,
    title: 'Why Mud?',
    finishedAt: '2026-11-24T12:00:00.000Z',
    right: 2,
    total: 3,
    passed: true,
    fastAnswers: 0,
    passageLevel: 4,
    points: 12,
    minutes: 4,
    beforeReset: true,
    essay: null,
  };
  const quizzes = [{ ...quiz, attemptId: 2, title: 'Salt', beforeReset: false }, quiz];
  const days = { start: '', end: '' };
  await show(<QuizTable studentId={5} name="Ana" days={days} sinceReset={false} />, {
    total: 2,
    timezone: 'UTC',
    quizzes,
  });
  expect((await rowOf('Why Mud?')).getByText(MARK)).toBeTruthy();
  expect((await rowOf('Salt')).queryByText(MARK)).toBeNull();
});

it('marks the changes of the level from before', async () => {
  const reason = { asked: 5, counted: 5, right: 5, expected: 3, surprise: false, code: 'up', from: 4, to: 5 };
  const change = { at: '2026-11-24T12:00:00.000Z', attemptId: 1, versionId: 10, reason };
  const changes = [
    { ...change, at: '2026-11-25T12:00:00.000Z', beforeReset: false },
    { ...change, beforeReset: true },
  ];
  await show(<LevelChanges studentId={5} name="Ana" />, { total: 2, timezone: 'UTC', changes });
  expect(
    (await screen.findAllByRole('listitem')).map((one) => within(one).queryByText(MARK) !== null),
  ).toEqual([false, true]);
});
