import { expect, it } from 'vitest';
import { compareAnswers, type StoredAnswer } from './answer-ledger.ts';
import type { SentAnswer } from './sent-answer.ts';

const sent = (key: string, outcome: SentAnswer['outcome'], part: Partial<SentAnswer> = {}): SentAnswer => ({
  key,
  studentId: 1,
  versionId: 1,
  questionId: Number(key),
  optionId: 10 * Number(key),
  seconds: 20,
  position: Number(key) - 1,
  right: true,
  outcome,
  reply: '',
  tries: 1,
  ...part,
});
const row = (key: string, part: Partial<StoredAnswer> = {}): StoredAnswer => ({
  key,
  studentId: 1,
  questionId: Number(key),
  optionId: 10 * Number(key),
  right: true,
  position: Number(key) - 1,
  answeredAt: 1_000,
  ...part,
});
const NOTHING_WRONG = { lost: 0, duplicated: 0, unknown: 0, refused: 0, waiting: 0 };

it.each([
  ['everything once', [sent('1', 'acknowledged')], [row('1')], {}],
  ['an acknowledged answer that is not stored', [sent('1', 'acknowledged')], [], { lost: 1 }],
  ['another option', [sent('1', 'acknowledged')], [row('1', { optionId: 9 })], { lost: 1 }],
  ['another mark', [sent('1', 'acknowledged')], [row('1', { right: false })], { lost: 1 }],
  [
    'a question that was stored twice',
    [sent('1', 'acknowledged'), sent('2', 'waiting', { questionId: 1 })],
    [row('1'), row('2', { questionId: 1 })],
    { duplicated: 1, waiting: 1 },
  ],
  ['a key that was stored twice', [sent('1', 'acknowledged')], [row('1'), row('1')], { duplicated: 1 }],
  ['an answer that no client sent', [sent('1', 'acknowledged')], [row('1'), row('2')], { unknown: 1 }],
  ['a refused answer', [sent('1', 'refused')], [], { refused: 1 }],
  ['an answer without a reply, stored or not', [sent('1', 'waiting')], [row('1')], { waiting: 1 }],
])('counts %s', (_, answers, rows, wrong) => {
  expect(compareAnswers(answers, rows)).toMatchObject({ ...NOTHING_WRONG, ...wrong });
});
