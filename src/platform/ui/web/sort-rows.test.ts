import { describe, expect, it } from 'vitest';
import { nextOrder, sortRows } from './sort-rows.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('sortRows', () => {
  const rows = [
    { name: 'ana', points: 20 },
    { name: 'Ben', points: null },
    { name: 'Émile', points: 3 },
    { name: 'class 10', points: 3 },
    { name: 'class 9', points: 100 },
  ];

  it('orders words as people do: capitals, accents and numbers inside do not matter', () => {
    expect(names(sortRows(rows, (row) => row.name, 'ascending'))).toEqual([
      'ana',
      'Ben',
      'class 9',
      'class 10',
      'Émile',
    ]);
  });

  it.each([
    ['ascending', ['Émile', 'class 10', 'ana', 'class 9', 'Ben']],
    ['descending', ['class 9', 'ana', 'Émile', 'class 10', 'Ben']],
  ] as const)('%s: numbers by size, equal ones as they came, the unknown last', (direction, expected) => {
    expect(names(sortRows(rows, (row) => row.points, direction))).toEqual(expected);
  });
});

describe('nextOrder', () => {
  it('starts upwards, turns round on the same column, starts anew on another', () => {
    const name = { id: 'name' };
    const first = nextOrder(null, name);
    const second = nextOrder(first, name);
    expect([first, second, nextOrder(second, name), nextOrder(second, { id: 'points' })]).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'name', direction: 'ascending' },
      { column: 'points', direction: 'ascending' },
    ]);
  });

  it('starts downwards where the high end is the one to look at', () => {
    const needs = { id: 'needs', highFirst: true };
    const first = nextOrder(null, needs);
    expect([first, nextOrder(first, needs)]).toEqual([
      { column: 'needs', direction: 'descending' },
      { column: 'needs', direction: 'ascending' },
    ]);
  });
});
