import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { StudentProfileData } from '../../contract/endpoints.ts';
import { ProgressSections } from './progress-page.tsx';

afterEach(cleanup);

const skill = (type: string, correctQuestions: number, totalQuestions: number) => ({
  type,
  correctQuestions,
  totalQuestions,
});
const data: StudentProfileData = {
  timezone: 'America/New_York',
  studentId: 1,
  levels: [{ at: '2026-09-14T15:00:00Z', kind: 'pretest', value: 4.1, low: 3, high: 5.2, level: 4 }],
  points: [{ day: '2026-09-14', points: 12, total: 12 }],
  skills: [
    {
      ...skill('Craft and Structure', 11, 14),
      coreTypesSummary: [skill('Vocab', 8, 10), skill('Theme Tone', 3, 4)],
    },
    { ...skill('Key Ideas and Details', 4, 8), coreTypesSummary: [skill('Sequence', 4, 8)] },
    { ...skill('Integration of Knowledge', 0, 0), coreTypesSummary: [] },
  ],
  answers: 22,
  fastAnswers: 0,
};
const rank = {
  progressLevelId: 1,
  title: 'Luminary',
  totalPoints: 12,
  minPoints: 0,
  next: { title: 'Orienteer', minPoints: 45, missing: 33 },
};
const show = (change: Partial<StudentProfileData> = {}) =>
  renderScreen(<ProgressSections data={{ ...data, ...change }} rank={rank} />);
const lineOf = (name: string) => within(screen.getByText(name).closest('li')!);

it('shows the level, the points with the rank, and the skills', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My reading level',
    'My points',
    'My skills',
  ]);
  expect(screen.getByText('33 more points to Orienteer')).toBeTruthy();
});

it('says how many were right from five answers on', async () => {
  await show();
  expect(lineOf('Vocab').getByText('8 of 10 right')).toBeTruthy();
  for (const name of ['Theme and tone', 'Inference']) {
    expect(lineOf(name).queryByText(/right/)).toBeNull();
    expect(lineOf(name).getByText('Answer a few more questions to see this.')).toBeTruthy();
  }
});

it('has one thing to try', async () => {
  await show();
  expect(screen.getByText('One thing to try: Sequence')).toBeTruthy();
});

it('leaves out what a class hides', async () => {
  await show({ levels: null, points: null });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('says what will be here before the first quiz', async () => {
  await show({ answers: 0 });
  expect(screen.getByText('Your progress starts with your first quiz')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
