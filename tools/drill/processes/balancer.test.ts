import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openBalancer } from './balancer.ts';

const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

async function serve(name: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, reply) => reply.setHeader('connection', 'close').end(name));
  running.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

const ask = async (origin: string) => (await fetch(origin)).text();

it('takes servers in turn, and another one when one is gone', async () => {
  const [one, two] = [await serve('one'), await serve('two')];
  const balancer = await openBalancer([one.port, two.port]);
  expect([await ask(balancer.origin), await ask(balancer.origin)].toSorted()).toEqual(['one', 'two']);
  await new Promise((resolve) => one.server.close(resolve));
  expect([await ask(balancer.origin), await ask(balancer.origin)]).toEqual(['two', 'two']);
  await balancer.close();
});
