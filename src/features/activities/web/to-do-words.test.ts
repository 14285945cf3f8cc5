import { expect, it } from 'vitest';
import { toDoInWords } from './to-do-words.ts';

it('tells a student how long it takes, where that is known', () => {
  const today = '2026-11-28';
  const due = { dueDate: '2026-11-29' } as const;
  expect(toDoInWords({ type: 'PASSAGE', ...due, minutes: 8 }, today)).toBe('Due tomorrow · about 8 minutes');
  expect(toDoInWords({ type: 'PASSAGE', ...due, minutes: 8, questionCount: 4 }, today)).toBe(
    'Due tomorrow · 4 questions · about 8 minutes',
  );
  expect(toDoInWords({ type: 'PASSAGE', ...due, minutes: null }, today)).toBe('Due tomorrow');
  expect(toDoInWords({ type: 'ASSESSMENT', ...due }, today)).toBe(
    'Due tomorrow · 4 short passages, about 15 minutes',
  );
});
