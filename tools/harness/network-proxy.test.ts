import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { NetworkProxy } from './network-proxy.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function serve(answer: RequestListener): Promise<{ server: Server; port: number; seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume();
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(() => server.close().closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port, seen };
}

/** A service that notes what it gets, behind a network. */
async function serviceBehindProxy(answer: RequestListener = (_, response) => response.end('all of it')) {
  const { port, seen } = await serve(answer);
  const proxy = await NetworkProxy.open({ ports: [port], host: '127.2.0.9' });
  opened.push(() => proxy.close());
  return { proxy, seen };
}

const ask = async (proxy: NetworkProxy) => (await fetch(proxy.origin)).text();

it('passes everything, and counts it', async () => {
  const { proxy } = await serviceBehindProxy();
  expect(await ask(proxy)).toBe('all of it');
  expect(proxy.passed.up).toBeGreaterThan(20);
  expect(proxy.passed.down).toBeGreaterThan('all of it'.length);
});

it('passes a reply that is larger than any buffer', async () => {
  const large = 'x'.repeat(20_000_000);
  const { proxy } = await serviceBehindProxy((_, response) => response.end(large));
  expect((await ask(proxy)).length).toBe(large.length);
});

it('breaks on the way up before the service has the request, and refuses connections until it is restored', async () => {
  const { proxy, seen } = await serviceBehindProxy();
  const cut = proxy.cutAt({ direction: 'up', after: 10 });
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(cut.moment()).not.toBeNull();
  expect(proxy.passed.up).toBeGreaterThan(10);
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(seen).toEqual([]);
  await proxy.restore();
  expect((await fetch(proxy.origin)).status).toBe(200);
});

it('breaks on the way down after the service has done its work', async () => {
  const { proxy, seen } = await serviceBehindProxy();
  proxy.cutAt({ direction: 'down', after: 5 });
  await expect(fetch(proxy.origin)).rejects.toThrow();
  expect(seen).toEqual(['GET /']);
});

it('delays both ways, until it is restored', async () => {
  const { proxy } = await serviceBehindProxy();
  const timed = async () => {
    const began = performance.now();
    await ask(proxy);
    return performance.now() - began;
  };
  proxy.delay(300);
  expect(await timed()).toBeGreaterThan(290);
  await proxy.restore();
  expect(await timed()).toBeLessThan(290);
});

it('holds everything back while it is frozen, and loses nothing', async () => {
  const { proxy, seen } = await serviceBehindProxy();
  proxy.freeze();
  const asked = ask(proxy);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toEqual([]);
  await proxy.restore();
  expect(await asked).toBe('all of it');
});

it('keeps the present connections silent when it is restored for new ones alone', async () => {
  const { proxy, seen } = await serviceBehindProxy();
  proxy.freeze();
  const asked = fetch(proxy.origin, { signal: AbortSignal.timeout(400) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await proxy.restoreForNewConnections();
  expect(await ask(proxy)).toBe('all of it');
  await expect(asked).rejects.toThrow();
  expect(seen).toEqual(['GET /']);
});

it('lets something on the way take a request', async () => {
  const { proxy, seen } = await serviceBehindProxy();
  proxy.interceptNext(
    (_, client) => client.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n') && true,
  );
  expect((await fetch(proxy.origin)).status).toBe(204);
  expect(seen).toEqual([]);
  expect((await fetch(proxy.origin)).status).toBe(200);
});

it('filters what goes down', async () => {
  const { port } = await serve((_, response) => response.end('all of it'));
  const proxy = await NetworkProxy.open({
    ports: [port],
    filterDown: () => (bytes) => Buffer.from(bytes.toString().replace('all', 'one')),
  });
  opened.push(() => proxy.close());
  expect(await ask(proxy)).toBe('one of it');
});

const answerAs = (name: string) =>
  serve((_, response) => response.setHeader('connection', 'close').end(name));

it('takes servers in turn, and another one when one is gone', async () => {
  const [one, two] = [await answerAs('one'), await answerAs('two')];
  const proxy = await NetworkProxy.open({ ports: [one.port, two.port] });
  opened.push(() => proxy.close());
  expect([await ask(proxy), await ask(proxy)].toSorted()).toEqual(['one', 'two']);
  await new Promise((resolve) => one.server.close(resolve));
  expect([await ask(proxy), await ask(proxy)]).toEqual(['two', 'two']);
});
