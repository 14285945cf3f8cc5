import { expect, it } from 'vitest';
import { mostRoles, withRole } from './list-columns.ts';

const before = ['left-out', 'last', 'first', 'username'] as const;
const whole = ['full', 'left-out', 'left-out'] as const;

it.each([
  ['swaps two columns', before, 1, 'first', ['left-out', 'first', 'last', 'username']],
  ['moves a role, which frees its column', before, 0, 'username', ['username', 'last', 'first', 'left-out']],
  ['leaves a column out', before, 1, 'left-out', ['left-out', 'left-out', 'first', 'username']],
  [
    'takes whole names from one column alone',
    before,
    2,
    'full',
    ['left-out', 'left-out', 'full', 'username'],
  ],
  ['parts names again', whole, 1, 'first', ['left-out', 'first', 'left-out']],
  ['changes nothing', before, 2, 'first', before],
] as const)('%s', (_, roles, index, role, after) => expect(withRole(roles, index, role)).toEqual(after));

it('takes what most lines say, at the width of the widest', () =>
  expect(
    mostRoles(
      [
        ['full', 'left-out'],
        ['first', 'last'],
        ['first', 'last'],
      ],
      3,
    ),
  ).toEqual(['first', 'last', 'left-out']));
