import { expect, it } from 'vitest';
import { practiceInWords } from './practice-in-words.ts';

it.each([
  ['Inference', 'Inference', 'Practice inference'],
  ['Key Ideas and Details', 'Sequence', 'Practice key ideas and details: sequence'],
] as const)('names help with %s by practice of %s: %s', (need, practiced, words) =>
  expect(practiceInWords(need, practiced)).toBe(words),
);
