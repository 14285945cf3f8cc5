import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pretestPoint } from '#features/progress/web/testing/fixture-level-points.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentPretestsPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { StudentProfileData } from '../../../contract/endpoints.ts';
import { LevelData } from './level-over-time.tsx';

afterEach(cleanup);

const after: StudentProfileData = {
  timezone: 'America/New_York',
  studentId: 1,
  levels: [pretestPoint],
  readings: null,
  points: [],
  weeks: [],
  quizzesToDraw: 0,
  passagesRead: 12,
  passagesTooFast: 0,
  beforeReset: 0,
  today: '2026-11-29',
  skillDays: { start: '2026-08-15', end: '2026-11-29' },
  work: {
    quizzes: 4,
    quizzesTooFast: 0,
    passed: 3,
    points: 12,
    answers: 22,
    counted: 22,
    right: 15,
    minutes: 20.5,
    lowestLevel: 4,
    highestLevel: 5,
  },
  goingWell: null,
  toTry: null,
  skills: [],
  answers: 240,
  fastAnswers: 12,
};
const show = (fastShare: number | null, data: Partial<StudentProfileData> = {}) =>
  renderScreen(
    <LevelData
      data={{ ...after, ...data }}
      profile={{
        name: 'Ana Rivera',
        readingLevel: null,
        recent: { recentAnswers: fastShare === null ? 0 : 240, fastShare },
      }}
    />,
  );

it('shows the level and the share of fast answers, and opens their quizzes', async () => {
  await show(0.05);
  expect(screen.getByRole('img', { name: /^Reading level of Ana Rivera over time/ })).toBeTruthy();
  expect(
    screen.getByText('In the quizzes of the last 30 days 12 of 240 answers (5%) came too fast to count.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See these quizzes' }).getAttribute('href')).toBe(
    href(studentQuizzesPage, { id: 1 }, { from: '2026-10-30', counted: true }),
  );
});

it('leaves a large share to the head of the page', async () => {
  await show(100 / 240);
  expect(screen.queryByText(/too fast to count/)).toBeNull();
});

it('says what will be here before the pretest is finished', async () => {
  await show(null, { levels: [], answers: 0, fastAnswers: 0 });
  expect(screen.getByText('No reading level yet')).toBeTruthy();
});

it('opens a row of the table to the quizzes behind it, and that of a pretest to its passages', async () => {
  const quiz = { ...pretestPoint, kind: 'practice', at: '2026-09-21T02:00:00Z' } as const;
  await show(null, { levels: [pretestPoint, quiz] });
  fireEvent.click(screen.getByText('Show as a table'));
  const day = '2026-09-20';
  // In the evening of the day before, in New York.
  expect((await screen.findByRole('link', { name: 'Sep 20, 2026' })).getAttribute('href')).toBe(
    href(studentQuizzesPage, { id: 1 }, { from: day, until: day, counted: true }),
  );
  expect(screen.getByRole('link', { name: 'Sep 14, 2026, pretest' }).getAttribute('href')).toBe(
    href(studentPretestsPage, { id: 1 }),
  );
});
