import { expect, it } from 'vitest';
import type { Kept } from '#platform/device/web/kept.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import type { answerQuestion } from '../../contract/endpoints.ts';
import { freshQuiz, question, response, rightFeedback } from '../quiz/fixture-quiz.ts';
import {
  type KeptQuiz,
  NOTHING_KEPT,
  type PendingAnswer,
  type PendingExtra,
  readKeptQuiz,
} from './kept-quiz.ts';
import { type Delivered, openOutbox } from './outbox.ts';

type Result = CallResult<typeof answerQuestion>;

const answerTo = (questionId: number): PendingAnswer => ({
  key: newKey(),
  body: {
    studentId: 7,
    answerId: questionId * 10 + 1,
    questionId,
    elapsedSeconds: 9,
    reading_comprehension_quiz_id: 70,
  },
});
const problem = (code: 'offline' | 'not-next'): Result => ({
  ok: false,
  problem: { code, status: 0, detail: code, errors: [] },
});

const essay = (): PendingExtra<'essay'> => ({
  kind: 'essay',
  key: newKey(),
  body: { studentId: 7, questionId: 9, responseText: 'It flooded.', isSkipped: false, elapsedSeconds: 60 },
});
const challenge = (): PendingExtra<'challenge'> => ({
  kind: 'challenge',
  key: newKey(),
  body: { isSelected: true, answerId: 2, parentId: 1 },
});
const ESSAY_SAVED = { saved: true, status: 'submitted', ownWords: 2, points: 0 } as const;
const FOUND = {
  found: true,
  chosenSentence: 2,
  shownBy: 2,
  points: 2,
  feedback: rightFeedback(question(1)),
};

const ON_DEVICE = { reason: 'network', onDevice: true };

/** A device in memory, as JSON, which is all that a real one keeps. */
function device(before: unknown = null) {
  let stored = JSON.stringify(before);
  const kept: Kept<KeptQuiz> = {
    read: async () => readKeptQuiz(JSON.parse(stored)),
    write: async (value) => {
      stored = JSON.stringify(value);
      return true;
    },
  };
  return { kept, stored: () => JSON.parse(stored) };
}

/** An outbox whose network is switched by the test. */
function outboxOn({ kept }: { kept: Kept<KeptQuiz> }) {
  const net = { up: true, refuse: new Set<number>(), sent: [] as number[], extras: [] as string[] };
  const box = openOutbox({
    kept,
    send: async ({ body }) => {
      if (!net.up) return problem('offline');
      net.sent.push(body.questionId);
      if (net.refuse.has(body.questionId)) return problem('not-next');
      return { ok: true, data: response({ done: body.questionId === 3 }) };
    },
    sendExtra: async ({ kind, key }) => {
      if (!net.up) return { ok: false, problem: { code: 'offline', status: 0, detail: '', errors: [] } };
      net.extras.push(key);
      return kind === 'essay' ? { ok: true, data: ESSAY_SAVED } : { ok: true, data: FOUND };
    },
  });
  const ended: Delivered[] = [];
  return { box, net, ended, hear: () => box.listen((one) => ended.push(one)) };
}

const backAgain = (net: { up: boolean }) => {
  net.up = true;
  window.dispatchEvent(new Event('online'));
};

it('sends what waited, in order, each once, when the network is back', async () => {
  const { box, net, ended, hear } = outboxOn(device());
  hear();
  net.up = false;
  for (const questionId of [1, 2, 3]) box.add(answerTo(questionId));
  await box.settled();
  expect(box.state()).toMatchObject({ held: ON_DEVICE, waiting: { length: 3 } });
  backAgain(net);
  await expect.poll(() => box.state().waiting).toEqual([]);
  expect(net.sent).toEqual([1, 2, 3]);
  expect(ended.map(({ delivery }) => delivery.kind)).toEqual(['accepted', 'accepted', 'accepted']);
});

it('says that answers are kept only once they stand on the device', async () => {
  const { kept, stored } = device();
  let disk = Promise.withResolvers<void>();
  const slow: Kept<KeptQuiz> = { ...kept, write: (value) => disk.promise.then(() => kept.write(value)) };
  const { box, net } = outboxOn({ kept: slow });
  net.up = false;
  for (const waiting of [1, 2]) {
    box.add(answerTo(waiting));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box.state()).toMatchObject({ held: null, waiting: { length: waiting } });
    disk.resolve();
    await expect.poll(() => box.state().held).toEqual(ON_DEVICE);
    expect(stored().waiting).toHaveLength(waiting);
    disk = Promise.withResolvers<void>();
  }
  box.close();
});

it('says that a full device keeps nothing', async () => {
  const full: Kept<KeptQuiz> = { read: async () => NOTHING_KEPT, write: async () => false };
  const { box, net } = outboxOn({ kept: full });
  net.up = false;
  box.add(answerTo(1));
  await expect.poll(() => box.state().held).toEqual({ reason: 'network', onDevice: false });
  backAgain(net);
  await expect.poll(() => net.sent).toEqual([1]);
  box.close();
});

it('lets no refused answer block those after it', async () => {
  const { box, net, ended, hear } = outboxOn(device());
  hear();
  net.refuse.add(1);
  for (const questionId of [1, 2]) box.add(answerTo(questionId));
  await expect.poll(() => ended.map(({ delivery }) => delivery.kind)).toEqual(['moved-on', 'accepted']);
});

it('finds answers and quiz on the device after the page was closed, under the same keys', async () => {
  const one = device();
  const first = outboxOn(one);
  first.net.up = false;
  first.box.keepQuiz(freshQuiz);
  const [a, b] = [answerTo(1), answerTo(2)];
  first.box.add(a);
  first.box.add(b);
  await first.box.settled();
  first.box.close();
  await expect.poll(() => one.stored()?.waiting.map(({ key }: PendingAnswer) => key)).toEqual([a.key, b.key]);

  const second = outboxOn(one);
  await expect.poll(() => second.net.sent).toEqual([1, 2]);
  expect(second.box.kept().quiz).toMatchObject({ answeredCount: 2, next: { number: 3 }, later: [] });
  expect(second.box.takeArrived()).toMatchObject({ answer: { key: b.key } });
  expect(second.box.takeArrived()).toBeNull();
});

it('keeps nothing on the device once a quiz is done', async () => {
  const one = device();
  const { box } = outboxOn(one);
  box.keepQuiz(freshQuiz);
  await expect.poll(() => one.stored()).not.toBeNull();
  for (const questionId of [1, 2, 3]) box.add(answerTo(questionId));
  await expect.poll(() => one.stored()).toBeNull();
});

it('sends nothing any more when its student has gone', async () => {
  const one = device();
  const { box, net } = outboxOn(one);
  net.up = false;
  box.add(answerTo(1));
  await box.settled();
  box.close();
  backAgain(net);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(net.sent).toEqual([]);
  expect(one.stored().waiting).toHaveLength(1);
});

it('takes whatever a broken device says as nothing', async () => {
  const { box } = outboxOn(device({ waiting: 'nonsense' }));
  await box.settled();
  expect(box.state()).toEqual({ ready: true, waiting: [], held: null, extras: [], extrasHeld: null });
});

it('sends a challenge question and an essay under their keys, and says what became of each', async () => {
  const { box, net } = outboxOn(device());
  const [asked, written] = [challenge(), essay()];
  const results = await Promise.all([box.addExtra(asked), box.addExtra(written)]);
  expect(results).toEqual([
    { ok: true, data: FOUND },
    { ok: true, data: ESSAY_SAVED },
  ]);
  expect(net.extras).toEqual([asked.key, written.key]);
  expect(box.state().extras).toEqual([]);
});

it('keeps an essay on the device until the network is back, and an answer beside it does not wait for it', async () => {
  const one = device();
  const { box, net } = outboxOn(one);
  net.up = false;
  const written = essay();
  const result = box.addExtra(written);
  await box.settled();
  expect(box.state()).toMatchObject({ extrasHeld: ON_DEVICE, held: null });
  expect(one.stored().extras).toEqual([written]);
  backAgain(net);
  expect(await result).toMatchObject({ ok: true });
  expect(net.extras).toEqual([written.key]);
  await expect.poll(() => one.stored()).toBeNull();
});

it('sends an essay that a device kept when the page was closed', async () => {
  const one = device();
  const first = outboxOn(one);
  first.net.up = false;
  const written = essay();
  void first.box.addExtra(written);
  await first.box.settled();
  first.box.close();
  const second = outboxOn(one);
  await expect.poll(() => second.net.extras).toEqual([written.key]);
});

it('still reads what a device kept before it kept essays', async () => {
  const waiting = [answerTo(1)];
  const { net } = outboxOn(device({ quiz: null, pretest: null, waiting }));
  await expect.poll(() => net.sent).toEqual([1]);
});
