import { expect, it } from 'vitest';
import { assessedInWords, fastInWords, moveOf } from './assessed-words.ts';

const level = (value: number, end: 'floor' | 'ceiling' | null = null) => ({
  value,
  uncertainty: 0.5,
  end,
  level: Math.round(value),
});
const found = (before: ReturnType<typeof level> | null, after: ReturnType<typeof level> | null) => ({
  before,
  after,
  questions: 12,
  fastAnswers: 0,
});
const line = {
  studentId: 1,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ode',
  moreTimeUntil: null,
  status: 'completed',
  begun: true,
  result: null,
  found: null,
} as const;

it('says how many have taken it, and that a new level is less sure', () => {
  expect(assessedInWords([])).toBe('There are no students in it yet.');
  expect(assessedInWords([line])).toBe('0 of 1 student has taken it.');
  const done = { ...line, result: { finishedOn: '2026-11-29', late: false } };
  expect(assessedInWords([done, line])).toMatch(/^1 of 2 students have taken it\. A new level is less sure/);
});

it.each([
  ['+0.6', found(level(4.6), level(5.2))],
  ['−0.3', found(level(4.6), level(4.3))],
  ['0.0', found(level(4.6), level(4.6))],
  [null, found(null, level(4.6))],
  [null, found(level(4.6), null)],
  [null, found(level(12, 'ceiling'), level(11.4))],
  [null, null],
])('says that the level moved by %s', (words, of) => expect(moveOf(of)).toBe(words));

it('says why no level was found', () => {
  expect(fastInWords(found(null, null))).toBe('All 12 answers too fast');
});
