import { expect, it } from 'vitest';
import { suffixFault, tidySuffix } from './suffix.ts';

it.each([
  ['@k5.school.example', null],
  ['.k5', null],
  ['ñandú', null],
  ['k5', 'too-short'],
  ['x'.repeat(101), 'too-long'],
  ['two words', 'odd-characters'],
  ['%.k5', 'odd-characters'],
])('judges the ending %s: %s', (suffix, fault) => expect(suffixFault(suffix)).toBe(fault));

it('keeps an ending as usernames are compared', () => {
  expect(tidySuffix('  @K5.School.Example ')).toBe('@k5.school.example');
});
