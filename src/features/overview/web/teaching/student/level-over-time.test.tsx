import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { StudentProfileData } from '../../../contract/endpoints.ts';
import { LevelData } from './level-over-time.tsx';

afterEach(cleanup);

const after: StudentProfileData = {
  timezone: 'America/New_York',
  studentId: 1,
  levels: [{ at: '2026-09-14T15:00:00Z', kind: 'pretest', value: 4.1, low: 3, high: 5.2, level: 4 }],
  points: [],
  skills: [],
  answers: 240,
  fastAnswers: 12,
};
const show = (data: Partial<StudentProfileData>) =>
  render(<LevelData data={{ ...after, ...data }} name="Ana Rivera" />);

it('shows the level and the share of fast answers', () => {
  show({});
  expect(screen.getByRole('img', { name: /^Reading level of Ana Rivera over time/ })).toBeTruthy();
  expect(screen.getByText('12 of 240 answers (5%) came faster than the text can be read.')).toBeTruthy();
});

it('sets a large share apart, with what it means', () => {
  show({ fastAnswers: 100 });
  expect(screen.getByText(/^100 of 240 answers \(42%\)/)).toBeTruthy();
  expect(screen.getByText(/They are not counted/)).toBeTruthy();
});

it('says what will be here before the pretest is finished', () => {
  show({ levels: [], answers: 0, fastAnswers: 0 });
  expect(screen.getByText('No reading level yet')).toBeTruthy();
});
