import { expect, it } from 'vitest';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import type { answerQuestion } from '../../contract/endpoints.ts';
import { response } from '../quiz/fixture-quiz.ts';
import { deliverAnswer, type Transport } from './deliver-answer.ts';
import type { PendingAnswer } from './kept-quiz.ts';

type Result = CallResult<typeof answerQuestion>;
type Code = Extract<Result, { ok: false }>['problem']['code'];

const pending: PendingAnswer = {
  key: '7f8b9c1e-0000-4000-8000-000000000001',
  body: {
    studentId: 7,
    optionId: 11,
    questionId: 1,
    elapsedSeconds: 12.3,
    versionId: 70,
  },
};
const accepted: Result = { ok: true, data: response() };
const problem = (code: Code, retryAfter?: number): Result => ({
  ok: false,
  problem: {
    code,
    status: 0,
    detail: `Said: ${code}`,
    errors: [],
    ...(retryAfter !== undefined && { retryAfter }),
  },
});

/** Answers each try with the next result, and writes down what was sent, waited and said. */
function transportOf(results: Result[], abort = new AbortController()) {
  const seen = {
    sent: [] as string[],
    timeouts: [] as number[],
    waits: [] as number[],
    held: [] as string[],
  };
  const fake: Transport = {
    send: async ({ key }, timeoutMs) => {
      seen.sent.push(key);
      seen.timeouts.push(timeoutMs);
      return results.shift() ?? accepted;
    },
    wait: async (milliseconds) => {
      seen.waits.push(milliseconds);
    },
    onHeld: (reason) => seen.held.push(reason),
    signal: abort.signal,
  };
  return { transport: fake, seen };
}

it('tries again with growing pauses and one key while the network is away', async () => {
  const { transport, seen } = transportOf([
    problem('offline'),
    problem('timed-out'),
    problem('offline'),
    accepted,
  ]);
  expect(await deliverAnswer(pending, transport)).toEqual({ kind: 'accepted', response: response() });
  expect(seen.waits).toEqual([1000, 2000, 3000]);
  expect(new Set(seen.sent)).toEqual(new Set([pending.key]));
  expect(seen.held).toEqual(['network', 'network', 'network']);
});

it('gives a network that swallows calls up after seconds, and a slow one ever more time', async () => {
  const { transport, seen } = transportOf(Array.from({ length: 5 }, () => problem('offline')));
  await deliverAnswer(pending, transport);
  expect(seen.timeouts).toEqual([12_000, 12_000, 24_000, 90_000, 90_000, 90_000]);
});

it('waits at most half a minute between tries', async () => {
  const { transport, seen } = transportOf(Array.from({ length: 9 }, () => problem('unavailable')));
  await deliverAnswer(pending, transport);
  expect(seen.waits.slice(-4)).toEqual([30_000, 30_000, 30_000, 30_000]);
  expect(seen.held).toContain('server');
});

it('waits as long as the server says, where that is longer', async () => {
  const { transport, seen } = transportOf([
    problem('too-many-requests', 17),
    problem('too-many-requests', 1),
    accepted,
  ]);
  expect(await deliverAnswer(pending, transport)).toMatchObject({ kind: 'accepted' });
  expect(seen.waits).toEqual([17_000, 2000]);
});

it('gives up on a server that keeps failing, and says so', async () => {
  const { transport, seen } = transportOf(Array.from({ length: 9 }, () => problem('server-error')));
  expect(await deliverAnswer(pending, transport)).toEqual({ kind: 'refused', detail: 'Said: server-error' });
  expect(seen.sent).toHaveLength(4);
});

it.each([
  ['not-next', 'moved-on'],
  ['key-reused', 'moved-on'],
  ['not-found', 'moved-on'],
  ['invalid-request', 'refused'],
] as const)('ends on %s as %s, without another try', async (code, kind) => {
  const { transport, seen } = transportOf([problem(code)]);
  expect(await deliverAnswer(pending, transport)).toMatchObject({ kind });
  expect(seen.sent).toHaveLength(1);
});

it('keeps the answer of a student who is logged out, without another try', async () => {
  const { transport, seen } = transportOf([problem('signed-out')]);
  expect(await deliverAnswer(pending, transport)).toBeNull();
  expect(seen.sent).toHaveLength(1);
});

it('stops when the page is left', async () => {
  const abort = new AbortController();
  const { transport } = transportOf([problem('offline')], abort);
  const delivery = deliverAnswer(pending, { ...transport, wait: async () => abort.abort() });
  expect(await delivery).toBeNull();
});
