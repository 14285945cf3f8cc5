import { expect, it } from 'vitest';
import { count, daysAgo, levelMeaning, percent } from './figures.ts';

it.each([
  [{ value: 4.6, uncertainty: 0.5, level: 5 }, 'level Five', 'probably between 4.1 and 5.1'],
  [{ value: 1.2, uncertainty: 0.9, level: 1 }, 'level One', 'probably between 1.0 and 2.1'],
  [{ value: 12, uncertainty: 0.01, level: 12 }, 'level Twelve', 'probably about 12.0'],
])('says what %j means', (level, ...parts) => {
  for (const part of parts) expect(levelMeaning({ ...level, measure: 800 })).toContain(part);
});

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
