import { expect, it } from 'vitest';
import { isPlainValue } from './plain-value.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

it.each([1, 'é🙂', null, true, [], {}, { a: [{ b: ['c'] }] }, nested(4)])('takes %j', (value) => {
  expect(isPlainValue(value)).toBe(true);
});

it.each([
  ['half of a character', 'a\ud800'],
  ['half of a character inside', { a: [{ b: '\udfff' }] }],
  ['half of a character in a name', { a: { '\ud800': 1 } }],
  ['five levels', nested(5)],
  ['a hundred thousand levels', nested(100_000)],
])('refuses %s', (_what, value) => {
  expect(isPlainValue(value)).toBe(false);
});
