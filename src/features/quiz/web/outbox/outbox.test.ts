import { expect, it } from 'vitest';
import type { Kept } from '#platform/device/web/kept.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import type { answerQuestion } from '../../contract/endpoints.ts';
import { heldOf } from '../../core/delivery-queue.ts';
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
    optionId: questionId * 10 + 1,
    questionId,
    elapsedSeconds: 9,
    versionId: 70,
  },
});
const problem = (code: 'offline' | 'not-next' | 'too-many-requests'): Result => ({
  ok: false,
  problem: { code, status: 0, detail: code, errors: [] },
});

const essay = (): PendingExtra<'essay'> => ({
  kind: 'essay',
  key: newKey(),
  body: { studentId: 7, questionId: 9, text: 'It flooded.', skipped: false, elapsedSeconds: 60 },
});
const challenge = (): PendingExtra<'challenge'> => ({
  kind: 'challenge',
  key: newKey(),
  body: { isSelected: true, sentence: 2, challengedQuestionId: 1 },
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
  const net = {
    up: true,
    full: false,
    refuse: new Set<number>(),
    sent: [] as number[],
    extras: [] as string[],
  };
  const box = openOutbox({
    kept,
    send: async ({ body }) => {
      if (!net.up) return problem('offline');
      net.sent.push(body.questionId);
      if (net.full) return problem('too-many-requests');
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
  return { box, net, ended, onDelivered: () => box.onDelivered((delivered) => ended.push(delivered)) };
}

const backAgain = (net: { up: boolean }) => {
  net.up = true;
  window.dispatchEvent(new Event('online'));
};

it('sends what waited, in order, each once, when the network is back', async () => {
  const { box, net, ended, onDelivered } = outboxOn(device());
  onDelivered();
  net.up = false;
  for (const questionId of [1, 2, 3]) box.add(answerTo(questionId));
  await box.settled();
  expect(box.state()).toMatchObject({ answers: { held: ON_DEVICE, items: { length: 3 } } });
  backAgain(net);
  await expect.poll(() => box.state().answers.items).toEqual([]);
  expect(net.sent).toEqual([1, 2, 3]);
  expect(ended.map(({ delivery }) => delivery.kind)).toEqual(['accepted', 'accepted', 'accepted']);
});

it('keeps answers that the server has no time for, and sends each later, in order', async () => {
  const here = device();
  const { box, net } = outboxOn(here);
  net.full = true;
  for (const id of [1, 2]) box.add(answerTo(id));
  await box.settled();
  expect(heldOf(box.state().answers)).toMatchObject({ reason: 'server' });
  expect(here.stored().waiting).toHaveLength(2);
  net.full = false;
  await expect.poll(() => net.sent, { timeout: 5_000 }).toEqual([1, 1, 2]);
});

it('says that answers are kept only once they are on the device', async () => {
  const { kept, stored } = device();
  let disk = Promise.withResolvers<void>();
  const slow: Kept<KeptQuiz> = { ...kept, write: (value) => disk.promise.then(() => kept.write(value)) };
  const { box, net } = outboxOn({ kept: slow });
  net.up = false;
  for (const waiting of [1, 2]) {
    box.add(answerTo(waiting));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box.state()).toMatchObject({ answers: { kind: 'storing', items: { length: waiting } } });
    disk.resolve();
    await expect.poll(() => heldOf(box.state().answers)).toEqual(ON_DEVICE);
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
  await expect.poll(() => heldOf(box.state().answers)).toEqual({ reason: 'network', onDevice: false });
  backAgain(net);
  await expect.poll(() => net.sent).toEqual([1]);
  box.close();
});

it('lets no refused answer block those after it', async () => {
  const { box, net, ended, onDelivered } = outboxOn(device());
  onDelivered();
  net.refuse.add(1);
  for (const questionId of [1, 2]) box.add(answerTo(questionId));
  await expect.poll(() => ended.map(({ delivery }) => delivery.kind)).toEqual(['moved-on', 'accepted']);
});

it('finds answers and quiz on the device after the page was closed, under the same keys', async () => {
  const tablet = device();
  const first = outboxOn(tablet);
  first.net.up = false;
  first.box.keepQuiz(freshQuiz);
  const [a, b] = [answerTo(1), answerTo(2)];
  first.box.add(a);
  first.box.add(b);
  await first.box.settled();
  first.box.close();
  await expect
    .poll(() => tablet.stored()?.waiting.map(({ key }: PendingAnswer) => key))
    .toEqual([a.key, b.key]);

  const second = outboxOn(tablet);
  await expect.poll(() => second.net.sent).toEqual([1, 2]);
  expect(second.box.kept().quiz).toMatchObject({ answeredCount: 2, next: { number: 3 }, later: [] });
  // Looked at, it is still there for the screen that shows it.
  expect(second.box.lastArrived()).toMatchObject({ answer: { key: b.key } });
  expect(second.box.takeArrived()).toMatchObject({ answer: { key: b.key } });
  expect(second.box.takeArrived()).toBeNull();
});

it('keeps nothing on the device once a quiz is done', async () => {
  const tablet = device();
  const { box } = outboxOn(tablet);
  box.keepQuiz(freshQuiz);
  await expect.poll(() => tablet.stored()).not.toBeNull();
  for (const questionId of [1, 2, 3]) box.add(answerTo(questionId));
  await expect.poll(() => tablet.stored()).toBeNull();
});

it('sends nothing any more when its student has gone', async () => {
  const tablet = device();
  const { box, net } = outboxOn(tablet);
  net.up = false;
  box.add(answerTo(1));
  await box.settled();
  box.close();
  backAgain(net);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(net.sent).toEqual([]);
  expect(tablet.stored().waiting).toHaveLength(1);
});

it('takes whatever a broken device says as nothing', async () => {
  const { box } = outboxOn(device({ waiting: 'nonsense' }));
  await box.settled();
  expect(box.state()).toEqual({
    answers: { kind: 'empty', items: [] },
    extras: { kind: 'empty', items: [] },
  });
});

it('sends a challenge question and an essay under their keys, and says what became of each', async () => {
  const { box, net } = outboxOn(device());
  const [asked, written] = [challenge(), essay()];
  const awaited: boolean[] = [];
  box.onExtraDelivered((isAwaited) => awaited.push(isAwaited));
  const results = await Promise.all([box.addExtra(asked), box.addExtra(written)]);
  expect(results).toEqual([
    { ok: true, data: FOUND },
    { ok: true, data: ESSAY_SAVED },
  ]);
  expect(net.extras).toEqual([asked.key, written.key]);
  expect(box.state().extras.kind).toBe('empty');
  expect(awaited).toEqual([true, true]);
});

it('keeps an essay on the device until the network is back, and an answer beside it does not wait for it', async () => {
  const tablet = device();
  const { box, net } = outboxOn(tablet);
  net.up = false;
  const written = essay();
  const result = box.addExtra(written);
  await box.settled();
  expect(box.state()).toMatchObject({ extras: { held: ON_DEVICE }, answers: { kind: 'empty' } });
  expect(tablet.stored().extras).toEqual([written]);
  backAgain(net);
  expect(await result).toMatchObject({ ok: true });
  expect(net.extras).toEqual([written.key]);
  await expect.poll(() => tablet.stored()).toBeNull();
});

it('sends an essay that a device kept when the page was closed', async () => {
  const tablet = device();
  const first = outboxOn(tablet);
  first.net.up = false;
  const written = essay();
  void first.box.addExtra(written);
  await first.box.settled();
  first.box.close();
  const second = outboxOn(tablet);
  const awaited: boolean[] = [];
  second.box.onExtraDelivered((isAwaited) => awaited.push(isAwaited));
  await expect.poll(() => awaited).toEqual([false]);
  expect(second.net.extras).toEqual([written.key]);
});

it('still reads what a device kept before it kept essays', async () => {
  const waiting = [answerTo(1)];
  const { net } = outboxOn(device({ quiz: null, pretest: null, waiting }));
  await expect.poll(() => net.sent).toEqual([1]);
});

it('keeps what the device had beside what is added while it is read', async () => {
  const [before, early] = [answerTo(1), answerTo(2)];
  const { kept, stored } = device({ quiz: null, pretest: null, waiting: [before], extras: [] });
  const disk = Promise.withResolvers<void>();
  const slow: Kept<KeptQuiz> = {
    ...kept,
    read: async () => {
      const found = await kept.read();
      await disk.promise;
      return found;
    },
  };
  const { box, net } = outboxOn({ kept: slow });
  net.up = false;
  box.add(early);
  await new Promise((resolve) => setTimeout(resolve, 20));
  disk.resolve();
  await box.settled();
  expect(stored().waiting).toEqual([before, early]);
  box.close();
});

it('waits when its student is logged out, and sends again with the next answer', async () => {
  const tablet = device();
  const sent: number[] = [];
  let isSignedIn = false;
  const box = openOutbox({
    kept: tablet.kept,
    send: async ({ body }) => {
      sent.push(body.questionId);
      if (isSignedIn) return { ok: true, data: response() };
      return { ok: false, problem: { code: 'signed-out', status: 401, detail: '', errors: [] } };
    },
    sendExtra: () => Promise.reject(new Error('Nothing is to be sent.')),
  });
  box.add(answerTo(1));
  await expect.poll(() => box.state().answers.kind).toBe('stopped');
  expect(tablet.stored().waiting).toHaveLength(1);
  isSignedIn = true;
  box.add(answerTo(2));
  await expect.poll(() => box.state().answers.kind).toBe('empty');
  expect(sent).toEqual([1, 1, 2]);
});
