import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { pretestPoint } from '#features/progress/web/testing/fixture-level-points.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { StudentProfileData } from '../../contract/endpoints.ts';
import type { SkillCount } from '../../contract/views.ts';
import { ProgressSections } from './progress-page.tsx';

afterEach(cleanup);

const skill = (
  type: string,
  rightCount: number,
  askedCount: number,
  standing: SkillCount['standing'] = 'too-few',
) => ({ type, rightCount, askedCount, standing, answers: askedCount, number: null });
const data: StudentProfileData = {
  timezone: 'America/New_York',
  studentId: 1,
  levels: [pretestPoint],
  readings: null,
  points: [{ day: '2026-09-14', points: 12, total: 12 }],
  weeks: [
    { monday: '2026-11-16', quizzes: 1 },
    { monday: '2026-11-23', quizzes: 3 },
  ],
  quizzesToDraw: 4,
  passagesRead: 4,
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
  goingWell: 'Vocab',
  toTry: 'Sequence',
  skills: [
    {
      ...skill('Craft and Structure', 11, 14, 'above'),
      skillsOfGroup: [skill('Vocab', 8, 10, 'above'), skill('Theme Tone', 3, 4)],
    },
    { ...skill('Key Ideas and Details', 4, 8, 'below'), skillsOfGroup: [skill('Sequence', 4, 8, 'below')] },
    { ...skill('Integration of Knowledge', 0, 0), skillsOfGroup: [] },
  ],
  answers: 22,
  fastAnswers: 0,
};
const rank = {
  rankId: 1,
  title: 'Luminary',
  totalPoints: 12,
  minPoints: 0,
  next: { title: 'Orienteer', minPoints: 45, missing: 33 },
};
const readingLevel = {
  value: 5.1,
  uncertainty: 0.5,
  end: null,
  level: 5,
  nearest: 5,
  limited: false,
  settling: false,
  nearNext: false,
  measure: 880,
};
const profile = { readingLevel, initialLevel: 4, rank };
const OFFERS = { kind: 'offers', offers: [{ title: 'The Soft Island', bestMatch: true }] };

const show = (change: Partial<StudentProfileData> = {}, known: Partial<typeof profile> | Hidden = {}) =>
  renderWithServer(
    <ProgressSections data={{ ...data, ...change }} profile={{ ...profile, ...known }} />,
    () => OFFERS,
  );
type Hidden = { readonly readingLevel: null; readonly rank: null };

const openDetails = () => userEvent.click(screen.getByText('Show the details'));
const lineOf = (name: string) => within(screen.getByText(name, { selector: 'strong' }).closest('li')!);

it('says in sentences where I started, where I am, what I read, and what goes well', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'You started at Level Four. Now you read at Level Five.',
    'You have read 4 passages.',
    'Vocabulary',
    'Sequence',
    'My ladder',
  ]);
  expect(screen.getByText(/33 more points to Orienteer/)).toBeTruthy();
});

it('counts from starting over, and names what was read before it', async () => {
  await show({ beforeReset: 3, passagesRead: 0 });
  expect(screen.getByRole('heading', { name: '0 passages since you started over.' })).toBeTruthy();
  expect(screen.getByText(/^You read 3 passages before it/)).toBeTruthy();
});

it('does not call a passage read that was too fast to count', async () => {
  await show({ passagesRead: 4, passagesTooFast: 2 });
  expect(screen.getByRole('heading', { name: 'You have read 4 passages.' })).toBeTruthy();
  expect(screen.getByText('2 more were too fast to count.')).toBeTruthy();
  cleanup();
  await show({ passagesRead: 0, passagesTooFast: 1 });
  expect(screen.getByText('1 was too fast to count.')).toBeTruthy();
});

it('shows one place where the level is the one that it started at', async () => {
  await show({}, { initialLevel: 5 });
  expect(screen.getByRole('heading', { name: 'You read at Level Five.' })).toBeTruthy();
  expect(screen.queryByText('Where I started')).toBeNull();
  expect(screen.queryByText('Where I am')).toBeNull();
});

it('shows no start that is above the level of now', async () => {
  await show({}, { initialLevel: 6 });
  expect(
    screen.getByRole('heading', { name: 'Passages at Level Five fit you best right now.' }),
  ).toBeTruthy();
  expect(screen.queryByText('Where I started')).toBeNull();
  expect(screen.queryByText(/Six/)).toBeNull();
});

it('shows no way from the start while the level is still being looked for', async () => {
  await show({}, { readingLevel: { ...readingLevel, settling: true } });
  expect(screen.getByRole('heading', { name: 'You read at Level Five for now.' })).toBeTruthy();
  expect(screen.queryByText('Where I started')).toBeNull();
});

it('shows weeks as leaves, and none after this one', async () => {
  await show();
  const weeks = within(screen.getByRole('list', { name: 'Passages week by week' })).getAllByRole('listitem');
  expect(weeks.map((week) => week.getAttribute('aria-label'))).toEqual([
    'Week of Nov 16: 1 passage',
    'This week: 3 passages',
  ]);
});

it('tells what else goes well in words, where nothing has a card of its own', async () => {
  const known = {
    ...skill('Key Ideas and Details', 15, 20, 'as-expected'),
    skillsOfGroup: [skill('Central Idea', 8, 10, 'as-expected'), skill('Inference', 3, 4)],
  };
  await show({ goingWell: null, toTry: null, skills: [known] });
  const goes = within(screen.getByRole('region', { name: 'What is going well' }));
  expect(goes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Finding what a text is mostly aboutGoing well',
  ]);
  cleanup();
  await show({ goingWell: null, toTry: null, skills: [] });
  expect(screen.queryByText('What is going well')).toBeNull();
});

it('has one skill to try, with a passage', async () => {
  await show();
  const toTry = within(screen.getByRole('region', { name: 'Sequence' }));
  expect(toTry.getByText('One thing to try')).toBeTruthy();
  expect(await toTry.findByRole('link', { name: 'Try it with “The Soft Island”' })).toBeTruthy();
});

it('keeps figures and charts behind the details', async () => {
  await show();
  expect(screen.queryByText('Your reading level over time')).toBeNull();
  await openDetails();
  expect(await screen.findByRole('heading', { name: 'My reading level' })).toBeTruthy();
  expect(screen.getByText('Hide the details')).toBeTruthy();
  expect(lineOf('Vocabulary').getByText('8 of 10 right.')).toBeTruthy();
  expect(lineOf('Vocabulary').getByText('Going great')).toBeTruthy();
  expect(lineOf('Sequence').getByText('Good to practice')).toBeTruthy();
  expect(screen.getByText(/^After a few more questions: .*Theme and tone/)).toBeTruthy();
});

it('leaves out what a class hides', async () => {
  await show({ levels: null, points: null }, { readingLevel: null, rank: null });
  expect(screen.queryByText(/Level|ladder|points/)).toBeNull();
  await openDetails();
  expect(await screen.findByRole('heading', { name: 'My skills' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /level|points/ })).toBeNull();
});

it('says what will be here before the first quiz', async () => {
  await show({ answers: 0 });
  expect(screen.getByText('Your progress starts with your first quiz')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
