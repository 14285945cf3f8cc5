import { expect, it } from 'vitest';
import type { StoredAnswer } from '../../harness/answer-ledger.ts';
import { judge } from './judge.ts';

const choice = (questionId: number, optionId = questionId * 10) => ({ questionId, optionId });
const row = (position: number, part: Partial<StoredAnswer> = {}) => ({
  position,
  questionId: position + 1,
  optionId: (position + 1) * 10,
  answeredAt: 1000 + position,
  ...part,
});
const GIVEN = [choice(1), choice(2), choice(3)];

it.each([
  ['everything once and in order', GIVEN, [row(0), row(1), row(2)], [3, 0, 0, 0]],
  ['an answer that is not there', GIVEN, [row(0), row(1)], [2, 1, 0, 0]],
  ['an answer that is there twice', GIVEN, [row(0), row(1), row(2), row(2)], [3, 0, 1, 1]],
  ['another choice than was made', [choice(1, 11)], [row(0)], [0, 1, 1, 0]],
  ['a question that was asked again', [choice(1, 11), choice(1)], [row(0)], [1, 1, 0, 0]],
  [
    'an answer taken before the one before it',
    GIVEN,
    [row(0), row(1, { answeredAt: 5 }), row(2)],
    [3, 0, 0, 1],
  ],
])('sees %s', (_, given, rows, [delivered, lost, doubled, outOfOrder]) => {
  expect(judge(given, rows)).toEqual({ delivered, lost, doubled, outOfOrder });
});
