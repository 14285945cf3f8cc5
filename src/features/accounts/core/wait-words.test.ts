import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [240, '4 minutes'],
  [3_600, '60 minutes'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
