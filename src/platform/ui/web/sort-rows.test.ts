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
    const first = nextOrder(null, 'name');
    const second = nextOrder(first, 'name');
    expect([first, second, nextOrder(second, 'name'), nextOrder(second, 'points')]).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'name', direction: 'ascending' },
      { column: 'points', direction: 'ascending' },
    ]);
  });
});
