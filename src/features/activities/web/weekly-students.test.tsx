import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { WeeklyActivityView, WeeklyReportLine } from '../contract/views.ts';
import { WeeklyStudents } from './weekly-students.tsx';

afterEach(cleanup);

const GOAL: WeeklyActivityView = {
  activityId: 1,
  classId: 2,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-30',
  dueDate: '2026-12-06',
  wholeClass: true,
  status: 'active',
  tab: 1,
  type: 'FIXED_WEEKLY',
  neverBegan: false,
  quizzes: 5,
  rule: 'complete',
};
const week = (monday: string, more = {}) => ({
  monday,
  counted: 0,
  reached: false,
  judged: false,
  tooFast: 0,
  notPassed: 0,
  ...more,
});
const ana = (...weeks: WeeklyReportLine['weeks']): WeeklyReportLine => ({
  studentId: 11,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ode',
  weeks,
});
const open = (goal: Partial<WeeklyActivityView>, ...students: WeeklyReportLine[]) =>
  renderWithServer(<WeeklyStudents goal={{ ...GOAL, ...goal }} students={students} />, () => ({}));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

it('tells in the first week what does not count, and of no week before', async () => {
  await open({}, ana(week('2026-11-30', { tooFast: 1 })));
  expect(heads()).toEqual(['Student', 'Counted this week']);
  expect(screen.getByText('0 of 5')).toBeTruthy();
  expect(screen.getByText('1 too fast to count')).toBeTruthy();
});

it('tells only who has a goal that has not begun', async () => {
  await open({ status: 'pending' }, ana(week('2026-11-30')));
  expect(heads()).toEqual(['Student']);
  expect(screen.getByText('It begins on Mon, Nov 30.')).toBeTruthy();
});

it('says of a week that had begun before the goal why it is no missed one', async () => {
  await open({}, ana(week('2026-11-23'), week('2026-11-30')));
  expect(heads()).toEqual(['Student', 'Counted this week', 'The week before']);
  expect(screen.getByText('began during the week')).toBeTruthy();
});

it('says it once where it is so for all of several students', async () => {
  const ben = { ...ana(week('2026-11-23'), week('2026-11-30')), studentId: 12, firstName: 'Ben' };
  await open({}, ana(week('2026-11-23'), week('2026-11-30')), ben);
  expect(screen.queryByText('began during the week')).toBeNull();
  expect(
    screen.getByText('The week before had begun when they got the goal, so nobody missed it.'),
  ).toBeTruthy();
});

it('says once that the week in which a goal was canceled is nobody’s missed one', async () => {
  await open({ status: 'canceled' }, ana(week('2026-11-30', { counted: 1 })));
  expect(heads()).toEqual(['Student', 'Its last week']);
  expect(
    screen.getByText(
      '0 of 1 student has reached it in its last week, to Sun, Dec 6. It was canceled then, so nobody missed it.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('began during the week')).toBeNull();
});

it('tells of no week of a goal that was canceled before it began', async () => {
  await open({ status: 'canceled', neverBegan: true }, ana());
  expect(heads()).toEqual(['Student']);
  expect(
    screen.getByText('It was canceled before its first week, so it never was anyone’s goal.'),
  ).toBeTruthy();
});
