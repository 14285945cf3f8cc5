import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { StudentSummary } from './student-summary.tsx';

afterEach(cleanup);

const WEEK = {
  quizzes: 0,
  goal: 5,
  rule: 'half',
  setByClass: null,
  forSome: false,
  reached: false,
  reachedByChange: null,
  weeksInARow: 0,
  notCounted: [{ title: 'Mud', why: 'fast' }],
} as const;
const PROFILE = {
  studentId: 5,
  timezone: 'UTC',
  figures: true,
  readingLevel: null,
  initialLevel: null,
  pretestStatus: 'pretest_complete',
  classes: [],
  quizzesTaken: 1,
  quizzesPassed: 0,
  quizzesTooFast: 0,
  openQuiz: null,
  week: WEEK,
  rank: {
    rankId: 1,
    title: 'Luminary',
    totalPoints: 10,
    minPoints: 0,
    next: { title: 'Orienteer', minPoints: 45, missing: 35 },
  },
} as unknown as StudentProfile;

it('says of a goal that no class has set what it is, and what does not count for it', async () => {
  await renderScreen(<StudentSummary profile={PROFILE} />);
  expect(
    screen.getByText(/^This week’s goal: 0 of 5 quizzes\. Everyone’s goal is 5 quizzes a week\./),
  ).toBeTruthy();
  expect(
    screen.getByText('“Mud” does not count for the weekly goal. Too many answers came too fast to count.'),
  ).toBeTruthy();
});

it('names the class whose goal it is', async () => {
  const week = { ...WEEK, goal: 3, setByClass: 'Room 12', notCounted: [] };
  await renderScreen(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(screen.getByText(/^This week’s goal: 0 of 3 quizzes, set for Room 12\./)).toBeTruthy();
});

it('says of a goal for some students that it is their own', async () => {
  const week = { ...WEEK, goal: 3, setByClass: 'Room 12', forSome: true, notCounted: [] };
  await renderScreen(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(
    screen.getByText(/^This week’s goal: 0 of 3 quizzes, set for some students of Room 12\./),
  ).toBeTruthy();
});

it('says of a goal that more quizzes than asked for have reached it', async () => {
  const week = { ...WEEK, quizzes: 7, notCounted: [] };
  await renderScreen(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(screen.getByText(/^This week’s goal is reached with 7 quizzes\. /)).toBeTruthy();
});

it('says in words that there is no quiz yet', async () => {
  await renderScreen(<StudentSummary profile={{ ...PROFILE, quizzesTaken: 0 }} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  cleanup();
  await renderScreen(<StudentSummary profile={PROFILE} />);
  expect(screen.getByText('0 of 1 passed')).toBeTruthy();
});

it('says what a rank is one of', async () => {
  await renderScreen(<StudentSummary profile={PROFILE} />);
  const points = screen.getByRole('link', { name: '10 points: see where they come from' });
  expect(points.closest('p')?.textContent).toBe(
    'The first of 20 ranks. 10 points: see where they come from; 35 more to Orienteer.',
  );
});

const leadOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('opens each number to its quizzes', async () => {
  const week = { ...WEEK, quizzes: 2, notCounted: [] };
  await renderScreen(<StudentSummary profile={{ ...PROFILE, quizzesTaken: 4, week }} />);
  expect(leadOf('0 of 4 passed: see these quizzes')).toBe(
    href(studentQuizzesPage, { id: 5 }, { counted: true }),
  );
  expect(leadOf('10 points: see where they come from')).toBe(href(studentQuizzesPage, { id: 5 }));
  const ofWeek = new URL(leadOf('See the quizzes of this week') ?? '', 'https://here.example');
  expect(ofWeek.pathname).toBe(href(studentQuizzesPage, { id: 5 }));
  expect(new Date(ofWeek.searchParams.get('from') ?? '').getUTCDay()).toBe(1);
});
