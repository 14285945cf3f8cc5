import { expect, it } from 'vitest';
import { count, daysAgo, percent, timeOfDay } from './figures.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
it.each([
  ['2026-11-20T05:00:00Z', 'today'],
  ['2026-11-20T04:59:00Z', 'yesterday'],
  ['2026-11-20T12:01:00Z', 'today'],
  ['2026-11-07T12:00:00Z', '13 days ago'],
  ['2026-11-06T12:00:00Z', '2 weeks ago'],
  ['2026-09-20T12:00:00Z', '8 weeks ago'],
  ['2026-09-18T12:00:00Z', 'Sep 18, 2026'],
])('%s was %s in New York', (moment, words) => expect(daysAgo(moment, NOW, 'America/New_York')).toBe(words));

it('counts, and shows shares', () => {
  expect([count(1, 'quiz', 'quizzes'), count(1200, 'quiz', 'quizzes')]).toEqual(['1 quiz', '1,200 quizzes']);
  expect(percent(0.304)).toBe('30%');
});

it('says the time of day by the clock of the zone', () => {
  // Some versions put a narrow space before AM.
  expect(timeOfDay('2026-03-02T14:05:00Z', 'America/New_York')).toMatch(/^9:05\sAM$/u);
});
