import { expect, it } from 'vitest';
import { type ListedUsername, listedUsernameFaults } from './listed-username-faults.ts';

const TWICE = 'This username is in your list twice.';
type Line = readonly [string, ListedUsername['standing']];

it.each<readonly [string, readonly Line[], readonly (string | null)[]]>([
  [
    'all differ',
    [
      ['ana.l', 'waiting'],
      ['bao.n', 'waiting'],
    ],
    [null, null],
  ],
  [
    'the second of two alike',
    [
      ['ana.l', 'waiting'],
      ['ANA.L ', 'waiting'],
    ],
    [null, TWICE],
  ],
  [
    'one that is created keeps it',
    [
      ['ana.l', 'waiting'],
      ['ana.l', 'created'],
    ],
    [TWICE, null],
  ],
  [
    'one that is left off takes it from nobody',
    [
      ['ana.l', 'left-off'],
      ['ana.l', 'waiting'],
    ],
    [null, null],
  ],
  [
    'the form comes first',
    [
      ['x', 'waiting'],
      ['x', 'waiting'],
    ],
    Array(2).fill('A username has at least 3 characters.'),
  ],
  ['nothing is said of one that is left off', [['x', 'left-off']], [null]],
])('%s', (_what, list, faults) =>
  expect(listedUsernameFaults(list.map(([username, standing]) => ({ username, standing })))).toEqual(faults),
);
