import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 1, 'bacd'],
  [1, -1, 'bacd'],
  [3, -1, 'abdc'],
  [3, 1, 'abcd'],
  [0, -1, 'abcd'],
  [2, -9, 'cabd'],
])('the one at %i moves by %i: %s', (index, by, order) =>
  expect(moved([...'abcd'], index, by).join('')).toBe(order),
);
