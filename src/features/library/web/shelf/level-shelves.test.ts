import { expect, it } from 'vitest';
import { catalogLine } from '../testing/fixture-catalog.ts';
import { levelShelves, pageRange } from './level-shelves.ts';

it('puts the passages of a level on one shelf, in their order', () => {
  const lines = [2, 2, 3].map((level, index) => catalogLine({ level, title: `Passage ${index}` }));
  expect(levelShelves(lines).map(({ level, quizzes }) => [level, quizzes.map(({ title }) => title)])).toEqual(
    [
      [2, ['Passage 0', 'Passage 1']],
      [3, ['Passage 2']],
    ],
  );
});

it.each([
  [1, 24, 181, '1–24 of 181'],
  [8, 24, 181, '169–181 of 181'],
  [2, 24, 25, '25 of 25'],
])('says which lines page %i has', (page, size, total, range) =>
  expect(pageRange(page, size, total)).toBe(range),
);
