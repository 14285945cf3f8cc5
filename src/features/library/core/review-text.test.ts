import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withReview } from './review-text.ts';

const source = 'id: x\n# a comment\ntext: |\n  One.\n';
const reading = {
  date: '2026-01-02',
  reader: 'a teacher: "Ms. Rivera"',
  withPassage: false,
  choices: [{ question: 'q1', order: [2, 0, 1], chosen: 1 }],
};

it('writes readings at the end, and leaves the rest as it is', () => {
  const once = withReview(source, [reading]);
  expect(once.startsWith(source)).toBe(true);
  expect(parse(once)).toMatchObject({ id: 'x', text: 'One.\n', review: [reading] });
});

it('replaces the readings that are there', () => {
  const twice = withReview(withReview(source, [reading]), [reading, { ...reading, withPassage: true }]);
  expect(parse(twice).review).toHaveLength(2);
  expect(withReview(twice, [])).toBe(source);
});
