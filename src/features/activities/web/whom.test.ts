import { expect, it } from 'vitest';
import { whomFault } from './whom.ts';

it.each([
  [[], null, 'Please choose a class.'],
  [[1], [], 'Please choose at least one student.'],
  [[1], [7], null],
  [[1], null, null],
  [[1, 2], null, null],
])('of the classes %j with the students %j is said: %s', (classIds, studentIds, words) => {
  expect(whomFault({ classIds, studentIds })).toBe(words);
});
