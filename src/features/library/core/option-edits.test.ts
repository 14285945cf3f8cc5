import { expect, it } from 'vitest';
import { type Place, reorderText } from './option-edits.ts';

const SOURCE = '# a quiz\n- red   # comment\n- "green"\n- blue\n';

function place(piece: string): Place {
  const start = SOURCE.indexOf(piece);
  return { start, end: start + piece.length };
}

const PLACES = [{ code: 'q1', options: ['red', '"green"', 'blue'].map(place) }];

it('moves the options and nothing else', () => {
  expect(reorderText(SOURCE, PLACES, new Map([['q1', [2, 0, 1]]]))).toBe(
    '# a quiz\n- blue   # comment\n- red\n- "green"\n',
  );
});

it('leaves a question alone that has no new order', () => {
  expect(reorderText(SOURCE, PLACES, new Map([['q2', [2, 0, 1]]]))).toBe(SOURCE);
});
