import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyone } from '../contract/access.ts';
import { endpoint } from '../contract/endpoint.ts';
import { readBases } from './bases.ts';
import { createApiClient } from './call.ts';

const plantTree = endpoint({
  name: 'plantTree',
  methods: ['POST'],
  path: 'trees',
  summary: 'Plants a tree.',
  access: anyone,
  response: z.object({ id: z.number() }),
});

const chooseOption = endpoint({
  name: 'chooseOption',
  methods: ['POST'],
  path: 'versions/{quizId}/options',
  summary: 'Chooses an option.',
  access: anyone,
  params: z.object({ versionId: z.number() }),
  query: z.object({ attemptId: z.number() }),
  body: z.object({ optionId: z.number(), sentence: z.number() }),
  wire: { params: { versionId: 'quizId' }, body: { sentence: 'line' } },
  response: z.object({ chosen: z.array(z.object({ optionId: z.number() })) }),
});

afterEach(() => {
  vi.unstubAllGlobals();
  logged.length = 0;
  ended.length = 0;
});

const logged: unknown[] = [];
const ended: (string | null)[] = [];
const call = () =>
  createApiClient({
    bases: readBases(),
    token: () => 'a-token',
    onSignedOut: (token) => ended.push(token),
    log: (...line) => logged.push(line),
  })(plantTree, {});
const callWith = (response: Response) => {
  vi.stubGlobal('fetch', async () => response);
  return call();
};

it('says when a busy server wants to be asked again, also when a proxy answers in its name', async () => {
  const document = JSON.stringify({ code: 'unavailable', detail: 'Busy.', errors: [] });
  const headers = { 'retry-after': '47' };
  for (const body of [document, '<html>Bad gateway</html>']) {
    const result = await callWith(new Response(body, { status: 503, headers }));
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'unavailable', status: 503, retryAfter: 47 },
    });
  }
});

it('leaves it out where nothing was said, or a date', async () => {
  for (const headers of [{}, { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' }]) {
    const result = await callWith(new Response('{}', { status: 503, headers }));
    expect(result.ok ? {} : result.problem).not.toHaveProperty('retryAfter');
  }
});

it.each([200, 201, 202])('takes %i for a success', async (status) => {
  expect(await callWith(new Response('{"id":1}', { status }))).toEqual({ ok: true, data: { id: 1 } });
  expect(logged).toEqual([]);
});

it.each([203, 206, 403, 418, 500])('takes %i for a bad status, carries it and logs it', async (status) => {
  const result = await callWith(new Response('<html>Something else</html>', { status }));
  const title = 'response returned with bad status code';
  expect(result).toMatchObject({ ok: false, problem: { code: 'unavailable', status, title } });
  expect(logged).toEqual([[title, { status, code: 'unavailable', call: 'plantTree' }]]);
});

it('ends the session at a 401 without a problem document', async () => {
  const result = await callWith(new Response('<html>Who are you?</html>', { status: 401 }));
  expect(result).toMatchObject({ ok: false, problem: { code: 'signed-out', status: 401 } });
  expect(ended).toEqual(['a-token']);
});

it('does not end the session at a refusal that is a 401 of its own', async () => {
  const document = JSON.stringify({ code: 'wrong-login', detail: 'No.', errors: [] });
  await callWith(new Response(document, { status: 401 }));
  expect(ended).toEqual([]);
});

it('gives up after 90 seconds and says so', async () => {
  const after: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((milliseconds) => {
    after.push(milliseconds);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => signal?.throwIfAborted());
  const result = await call();
  expect(after).toEqual([90_000]);
  expect(result).toMatchObject({
    ok: false,
    problem: { code: 'timed-out', detail: expect.stringMatching(/^Request Timed Out/) },
  });
});

describe('the names of the wire', () => {
  const input = { params: { versionId: 7 }, query: { attemptId: 5 }, body: { optionId: 1, sentence: 3 } };
  const client = () =>
    createApiClient({ bases: readBases(), token: () => null, onSignedOut: () => {} })(chooseOption, input);

  it('are what is sent, and nothing else comes back by them', async () => {
    const sent: (readonly [address: string, body: unknown])[] = [];
    vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
      sent.push([address, JSON.parse(body)]);
      return new Response('{"chosen":[{"answerId":1}]}');
    });
    expect(await client()).toEqual({ ok: true, data: { chosen: [{ optionId: 1 }] } });
    expect(sent).toEqual([['/api/versions/7/options?student_quiz_response_id=5', { answerId: 1, line: 3 }]]);
  });

  it('are not what a refused field is described by', async () => {
    const errors = ['answerId', 'line'].map((path) => ({ path, code: 'too_big', message: 'No.' }));
    const document = JSON.stringify({ code: 'invalid-request', detail: 'No.', errors });
    vi.stubGlobal('fetch', async () => new Response(document, { status: 400 }));
    expect(await client()).toMatchObject({
      problem: { errors: [{ path: 'optionId' }, { path: 'sentence' }] },
    });
  });
});
