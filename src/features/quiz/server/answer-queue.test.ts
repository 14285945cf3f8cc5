import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from '#platform/deadline/server/deadline.ts';
import { EVERYTHING, quizSettings } from '../core/quiz-settings.ts';
import type { AcceptedAnswer, JudgedAnswer } from './answer-queries.ts';
import { AnswerQueue, type AnswerStatements } from './answer-queue.ts';

const answerOf = (studentId: number, position = 0): JudgedAnswer => ({
  studentId,
  versionId: 1,
  position,
  questionId: 1,
  optionId: 1,
  right: true,
  claimedSeconds: 20,
  fastBelow: 4,
  key: '00000000-0000-4000-8000-000000000000',
  now: new Date(0),
});
const verdictOf = ({ studentId }: JudgedAnswer): AcceptedAnswer => ({
  attemptId: studentId,
  kind: 'practice',
  marks: 'r',
  rules: {
    settings: quizSettings([], { timezone: 'UTC', underThirteen: false }),
    visible: EVERYTHING,
    payment: { referenceLevel: 1, nthOfDay: 1, paidBefore: false },
  },
});

/** A database that answers when the test says, and keeps what was sent together. */
function makeDatabase(many?: AnswerStatements['many']) {
  const sent: number[][] = [];
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  const queue = new AnswerQueue({
    async one(answer) {
      sent.push([answer.studentId]);
      await hold();
      return verdictOf(answer);
    },
    async many(answers) {
      sent.push(answers.map(({ studentId }) => studentId));
      await hold();
      return many
        ? many(answers)
        : new Map(answers.map((answer) => [answer.studentId, verdictOf(answer)] as const));
    },
  });
  const release = () => held.splice(0).forEach((go) => go());
  const releaseAll = async () => {
    for (let round = 0; round < 20; round++) {
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, sent, releaseAll };
}

it('sends a lone answer at once, and those that come meanwhile together', async () => {
  const { queue, sent, releaseAll } = makeDatabase();
  const verdicts = [1, 2, 3, 4, 5].map((id) => queue.accept(answerOf(id)));
  expect(sent).toEqual([[1]]);
  await releaseAll();
  expect(sent).toEqual([[1], [2, 3, 4, 5]]);
  expect((await Promise.all(verdicts)).map((verdict) => verdict?.attemptId)).toEqual([1, 2, 3, 4, 5]);
});

it('never puts two answers of a student into one statement', async () => {
  const { queue, sent, releaseAll } = makeDatabase();
  const all = [1, 2, 3, 4, 3].map((id, at) => queue.accept(answerOf(id, at)));
  await releaseAll();
  await Promise.all(all);
  expect(sent.map((group) => new Set(group).size)).toEqual(sent.map((group) => group.length));
  expect(sent.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 3, 4]);
});

it('tries alone what the others left out, and all when one of them cannot be stored', async () => {
  const cases: AnswerStatements['many'][] = [
    async ([first]) => new Map(first ? [[first.studentId, verdictOf(first)]] : []),
    async () => Promise.reject(Object.assign(new Error('out of range'), { code: '22003' })),
  ];
  for (const many of cases) {
    const { queue, releaseAll } = makeDatabase(many);
    const all = [1, 2, 3, 4].map((id) => queue.accept(answerOf(id)));
    await releaseAll();
    expect((await Promise.all(all)).map((verdict) => verdict?.attemptId)).toEqual([1, 2, 3, 4]);
  }
});

it('refuses all when the database is gone, and goes on with the next', async () => {
  let gone = true;
  const { queue, releaseAll } = makeDatabase(async (answers) => {
    if (gone) throw Object.assign(new Error('gone'), { code: '57P01' });
    return new Map(answers.map((answer) => [answer.studentId, verdictOf(answer)]));
  });
  const first = [1, 2, 3, 4].map((id) => queue.accept(answerOf(id)));
  const settled = Promise.allSettled(first);
  await releaseAll();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ]);
  gone = false;
  const second = [5, 6, 7, 8].map((id) => queue.accept(answerOf(id)));
  await releaseAll();
  await Promise.all(second);
});

it('turns away more than it can take in soon', async () => {
  const { queue, releaseAll } = makeDatabase();
  const answer = async (id: number) => queue.accept(answerOf(id)).catch((error: Error) => error.name);
  const all = Array.from({ length: 3_000 }, (_, id) => answer(id));
  for (let round = 0; round < 3; round++) await releaseAll();
  expect(new Set((await Promise.all(all)).filter((refusal) => typeof refusal === 'string'))).toEqual(
    new Set(['DatabaseBusy']),
  );
});

it('does not send an answer whose caller has gone', async () => {
  const { queue, sent, releaseAll } = makeDatabase();
  const all = [1, 2].map((id) => queue.accept(answerOf(id)));
  const late = within(5, () => queue.accept(answerOf(3))).catch((error: Error) => error.name);
  expect(await late).toBe('DeadlinePassed');
  // A timer may be a fraction of a millisecond early.
  await sleep(2);
  await releaseAll();
  await Promise.all(all);
  expect(sent).toEqual([[1], [2]]);
});
