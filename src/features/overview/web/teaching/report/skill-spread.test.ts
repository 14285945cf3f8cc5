import { expect, it } from 'vitest';
import { tooFewInWords } from './skill-spread.tsx';

it.each([
  [['Inference'], 'No student has 8 answers yet in Inference.'],
  [['Vocab', 'Inference'], 'No student has 8 answers yet in Vocabulary and Inference.'],
] as const)('names the skills that nothing is known of: %j', (skills, words) =>
  expect(tooFewInWords(skills.map((skill) => ({ skill })))).toBe(words),
);
