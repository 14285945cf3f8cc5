import { expect, it } from 'vitest';
import { accountToKeep } from './which-to-keep.ts';

const account = (studentId: number, more: object = {}) => ({
  studentId,
  quizzesTaken: 0,
  points: 0,
  lastSeen: null,
  ...more,
});

it.each([
  ['more quizzes', account(1, { quizzesTaken: 3 }), account(2, { quizzesTaken: 4, points: 1 }), 2],
  ['as many quizzes and more points', account(1, { points: 9 }), account(2, { points: 8 }), 1],
  ['used last', account(1, { lastSeen: '2026-10-01' }), account(2, { lastSeen: '2026-11-01' }), 2],
  ['used at all', account(1), account(2, { lastSeen: '2026-11-01' }), 2],
  ['the older one where both are alike', account(1), account(2), 1],
])('%s', (_, first, second, kept) => {
  expect(accountToKeep(first, second)).toBe(kept);
  expect(accountToKeep(second, first)).toBe(kept);
});
