import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIXTURE_PASSAGE, questionAt } from './fixture-passage.ts';
import { orderOptions } from './option-order.ts';

const question = questionAt(FIXTURE_PASSAGE, 0);
const KEY = 1;

it.each([0, 1, 2, 3])('puts the key at %i and keeps every option', (position) => {
  const order = orderOptions('a-passage', question, position);
  expect(order[position]).toBe(KEY);
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

it('comes out with the same words in the same order, however the options stood before', () => {
  const texts = (options: typeof question.options): (string | undefined)[] =>
    orderOptions('a-passage', { ...question, options }, 2).map((at) => options[at]?.text);
  fc.assert(
    fc.property(fc.shuffledSubarray(question.options, { minLength: 4 }), (shuffled) => {
      expect(texts(shuffled)).toEqual(texts(question.options));
    }),
  );
});
