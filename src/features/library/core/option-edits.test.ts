import { expect, it } from 'vitest';
import { type Place, reorderText } from './option-edits.ts';

const SOURCE = '# a quiz\n- red   # comment\n- "green"\n- blue\norder: [0, 1, 2]\n';

function place(piece: string): Place {
  const start = SOURCE.indexOf(piece);
  return { start, end: start + piece.length };
}

const PLACES = [
  { code: 'q1', options: ['red', '"green"', 'blue'].map(place), indices: ['0', '1', '2'].map(place) },
];

it('moves the options and the indices that speak of them, and nothing else', () => {
  expect(reorderText(SOURCE, PLACES, new Map([['q1', [2, 0, 1]]]))).toBe(
    '# a quiz\n- blue   # comment\n- red\n- "green"\norder: [1, 2, 0]\n',
  );
});

it('leaves a question alone that has no new order', () => {
  expect(reorderText(SOURCE, PLACES, new Map([['q2', [2, 0, 1]]]))).toBe(SOURCE);
});
