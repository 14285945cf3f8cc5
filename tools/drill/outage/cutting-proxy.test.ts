import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CuttingProxy } from './cutting-proxy.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A service that notes what it gets, with a network before it. */
async function serviceBehindProxy(answer: RequestListener): Promise<{ proxy: CuttingProxy; seen: string[] }> {
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume();
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => server.close());
  const proxy = new CuttingProxy(server.address() as AddressInfo);
  await proxy.open('127.2.0.9');
  opened.push(() => proxy.close());
  return { proxy, seen };
}

const ok: RequestListener = (_, response) => response.end('all of it');

it('lets everything pass, and counts it', async () => {
  const { proxy } = await serviceBehindProxy(ok);
  expect(await (await fetch(proxy.origin)).text()).toBe('all of it');
  expect(proxy.passed.up).toBeGreaterThan(20);
  expect(proxy.passed.down).toBeGreaterThan('all of it'.length);
});

it('breaks on the way up before the service has the request, and refuses until it is back', async () => {
  const { proxy, seen } = await serviceBehindProxy(ok);
  const cut = proxy.cutAt({ direction: 'up', after: 10 });
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(cut.moment()).not.toBeNull();
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(seen).toEqual([]);
  await proxy.back();
  expect((await fetch(proxy.origin)).status).toBe(200);
});

it('breaks on the way down after the service has done its work', async () => {
  const { proxy, seen } = await serviceBehindProxy(ok);
  proxy.cutAt({ direction: 'down', after: 5 });
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(seen).toEqual(['GET /']);
});

it('keeps an answer for itself when told to', async () => {
  const { proxy, seen } = await serviceBehindProxy(ok);
  proxy.loseNextAnswer();
  const response = await fetch(`${proxy.origin}/api/quiz/answer_question`, { method: 'POST', body: '{}' });
  expect(await response.json()).toMatchObject({ saved: true });
  expect(seen).toEqual([]);
});
