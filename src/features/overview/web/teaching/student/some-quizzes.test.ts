import { expect, it } from 'vitest';
import { someInWords } from './some-quizzes.ts';

const asked = {
  days: { start: '2026-11-01', end: '' },
  sinceReset: true,
  today: '2026-11-30',
  total: 3,
  all: 6,
};
const ALL_DAYS = { start: '', end: '' };

it.each([
  ['since a day, open at the end', asked, '3 of 6 quizzes: from Nov 1 – 30, 2026, since starting over.'],
  [
    'of some days',
    { ...asked, sinceReset: false, days: { start: '2026-11-01', end: '2026-11-02' } },
    '3 of 6 quizzes: from Nov 1 – 2, 2026.',
  ],
  ['since starting over', { ...asked, days: ALL_DAYS }, '3 of 6 quizzes: since starting over.'],
  ['all of them', { ...asked, total: 6 }, null],
  ['not known yet', { ...asked, all: null }, null],
])('%s', (_what, some, words) => expect(someInWords(some)).toBe(words));
