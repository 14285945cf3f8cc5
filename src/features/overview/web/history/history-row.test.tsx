import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { HistoryLine } from '../../contract/views.ts';
import { HistoryRow, pointsInWords } from './history-row.tsx';

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

it('marks a quiz of the time before the student started over', async () => {
  await renderScreen(<HistoryRow line={{ ...line, beforeReset: true }} zone="UTC" />);
  expect(screen.getByText('Before you started over')).toBeTruthy();
  cleanup();
  await renderScreen(<HistoryRow line={line} zone="UTC" />);
  expect(screen.queryByText('Before you started over')).toBeNull();
});

it('tells of a quiz that was too fast to count no fraction and no points', async () => {
  const hasty = { ...line, right: 0, fastAnswers: 5, passed: false, points: 0 };
  await renderScreen(<HistoryRow line={hasty} zone="UTC" />);
  expect(screen.getByText('Too fast to count. Read it once more.')).toBeTruthy();
  expect(screen.queryByText(/0 points|0 of 5/)).toBeNull();
});

const essay = (points: number | null) => ({ score: null, isNew: false, points });
const hasty = { right: 0, fastAnswers: 5 };

it.each([
  ['the points of a quiz', {}, '31 points'],
  ['one point', { points: 1 }, '1 point'],
  ['the share of its essay', { essay: essay(5) }, '31 points, 5 of them for your essay'],
  ['an essay that earned nothing', { essay: essay(0) }, '31 points'],
  ['an essay that earned all of them', { points: 5, essay: essay(5) }, '5 points for your essay'],
  [
    'an essay after answers that were too fast',
    { ...hasty, points: 5, essay: essay(5) },
    '5 points for your essay',
  ],
  ['nothing of answers that were too fast', { ...hasty, points: 0 }, null],
  ['nothing where a class hides points', { points: null, essay: essay(null) }, null],
])('tells %s', (_, of, words) => expect(pointsInWords({ ...line, ...of })).toBe(words));
