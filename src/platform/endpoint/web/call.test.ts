import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

const callWith = (response: Response) => {
  vi.stubGlobal('fetch', async () => response);
  return createApiClient({ bases: readBases(), token: () => null, onSignedOut: () => {} })(plantTree, {});
};

it('tells when a busy server wants to be asked again, whoever answers in its name', async () => {
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
