import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { HistoryLine } from '../../contract/views.ts';
import { HistoryRow } from './history-row.tsx';

afterEach(cleanup);

const line = {
  attemptId: 5,
  versionId: 50,
  title: 'The River Turns',
  topic: 'places',
  passageLevel: 4,
  // Late in the evening in New York; the next day elsewhere.
  finishedAt: '2026-11-21T02:00:00Z',
  right: 4,
  total: 5,
  fastAnswers: 0,
  passed: true,
  points: 31,
  essay: null,
} as unknown as HistoryLine;

it.each([
  ['America/New_York', 'Nov 20, 2026'],
  ['Asia/Tokyo', 'Nov 21, 2026'],
])('tells the day of a quiz in the zone of the class, %s', async (zone, day) => {
  await renderScreen(<HistoryRow line={line} zone={zone} />);
  expect(screen.getByText(day).getAttribute('datetime')).toBe(line.finishedAt);
});

it('tells of a quiz that was too fast to count no fraction and no points', async () => {
  const hasty = { ...line, right: 0, fastAnswers: 5, passed: false, points: 0 };
  await renderScreen(<HistoryRow line={hasty} zone="UTC" />);
  expect(screen.getByText('Too fast to count. Read it once more.')).toBeTruthy();
  expect(screen.queryByText(/0 points|0 of 5/)).toBeNull();
});
