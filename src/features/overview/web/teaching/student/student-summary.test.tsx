import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('says of a goal that no class has set what it is, and what does not count for it', () => {
  render(<StudentSummary profile={PROFILE} />);
  expect(
    screen.getByText('This week’s goal: 0 of 5 quizzes. Everyone’s goal is 5 quizzes a week.'),
  ).toBeTruthy();
  expect(
    screen.getByText('“Mud” does not count for the weekly goal. Too many answers came too fast to count.'),
  ).toBeTruthy();
});

it('names the class whose goal it is', () => {
  const week = { ...WEEK, goal: 3, setByClass: 'Room 12', notCounted: [] };
  render(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(screen.getByText('This week’s goal: 0 of 3 quizzes, set for Room 12.')).toBeTruthy();
});

it('says of a goal for some students that it is their own', () => {
  const week = { ...WEEK, goal: 3, setByClass: 'Room 12', forSome: true, notCounted: [] };
  render(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(
    screen.getByText('This week’s goal: 0 of 3 quizzes, set for some students of Room 12.'),
  ).toBeTruthy();
});

it('says of a goal that more quizzes than asked for have reached it', () => {
  const week = { ...WEEK, quizzes: 7, notCounted: [] };
  render(<StudentSummary profile={{ ...PROFILE, week }} />);
  expect(screen.getByText(/^This week’s goal is reached with 7 quizzes\. /)).toBeTruthy();
});

it('says in words that there is no quiz yet', () => {
  const { rerender } = render(<StudentSummary profile={{ ...PROFILE, quizzesTaken: 0 }} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  rerender(<StudentSummary profile={PROFILE} />);
  expect(screen.getByText('0 of 1 passed')).toBeTruthy();
});

it('says what a rank is one of', () => {
  render(<StudentSummary profile={PROFILE} />);
  expect(
    screen.getByText(/The first rank\. 19 more to climb\. 10 points; 35 more to Orienteer\./),
  ).toBeTruthy();
});
