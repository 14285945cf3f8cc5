import { expect, it } from 'vitest';
import { type ProgressFacts, progressReason } from './progress-reason.ts';

const facts: ProgressFacts = { answers: 60, counted: 56, right: 41, expected: 40.4 };

it.each<readonly [string, Partial<ProgressFacts>]>([
  ['41 of 56 right, about 40 expected', {}],
  ['1 of 1 right, about 1 expected', { answers: 1, counted: 1, right: 1, expected: 0.7 }],
  ['No quizzes in these days', { answers: 0, counted: 0, right: 0, expected: 0 }],
  ['Every answer was too fast to count', { counted: 0, right: 0, expected: 0 }],
  // The level is not told, and with it what was expected.
  ['41 of 56 right', { expected: null }],
  ['1,041 of 1,200 right, about 1,000 expected', { counted: 1200, right: 1041, expected: 999.7 }],
])('says why: %s', (words, change) => expect(progressReason({ ...facts, ...change })).toBe(words));
