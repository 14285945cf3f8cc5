import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from './bound-connections.ts';
import { createHttpServer } from './http-server.ts';

const MAX_CONNECTIONS = 20;
const HALF = 'POST /echo HTTP/1.1\r\nhost: a\r\n';
const WHOLE = 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n';
const opened: Socket[] = [];
const servers: ReturnType<typeof bareServer>[] = [];

const bareServer = () => createHttpServer({ trustProxy: false, logLevel: 'silent', publicOrigin: undefined });

/** A server on which `/slow` answers when the test says. @returns how to connect from an address of the loopback. */
async function listen(bound?: Parameters<typeof boundConnections>[1]) {
  const server = bareServer();
  servers.push(server);
  const release = Promise.withResolvers<string>();
  server.get('/slow', () => release.promise);
  server.get('/quick', async () => 'quick');
  if (bound) boundConnections(server.server, bound);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const open = async (said: string, localAddress = '127.0.0.1') => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    opened.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(said);
    return socket;
  };
  return { open, release: () => release.resolve('slow') };
}

const quick = (address?: string) =>
  ['GET /quick HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', address] as const;
const statusOf = async (socket: Socket) => (await text(socket)).slice(0, 12);
const isClosed = (socket: Socket) => socket.closed || socket.readableEnded || socket.destroyed;
/** Until the server has read what was sent. */
const settle = () => sleep(150);

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

it('closes the half-sent requests that wait longest, and answers everybody else', async () => {
  const { open, release } = await listen({ most: MAX_CONNECTIONS, proxies: [] });
  const working = await open(WHOLE);
  const elsewhere = await open(HALF, '127.0.0.2');
  const halves: Socket[] = [];
  for (let n = 0; n < 2 * MAX_CONNECTIONS; n++) halves.push((await open(HALF)).resume());
  await settle();
  // One place is held by the request that is being worked on.
  expect(halves.filter((socket) => isClosed(socket))).toEqual(halves.slice(0, MAX_CONNECTIONS + 1));
  expect(await statusOf(await open(...quick()))).toBe('HTTP/1.1 200');
  expect(isClosed(elsewhere)).toBe(false);
  release();
  working.end();
  expect(await statusOf(working)).toBe('HTTP/1.1 200');
});

it('counts a connection that was answered once and then waits again', async () => {
  const { open } = await listen({ most: MAX_CONNECTIONS, proxies: [] });
  const kept: Socket[] = [];
  for (let n = 0; n < MAX_CONNECTIONS; n++) {
    const socket = await open('GET /quick HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
    socket.resume().write(HALF);
    kept.push(socket);
  }
  const next = await open(...quick());
  expect(await statusOf(next)).toBe('HTTP/1.1 200');
  await settle();
  expect(kept.filter((socket) => isClosed(socket))).toEqual(kept.slice(0, 1));
});

it('leaves the connections of a reverse proxy to the proxy', async () => {
  const { open } = await listen({ most: MAX_CONNECTIONS, proxies: ['10.0.0.7', '127.0.0.0/8'] });
  const halves: Socket[] = [];
  for (let n = 0; n < 2 * MAX_CONNECTIONS; n++) halves.push((await open(HALF)).resume());
  await settle();
  expect(halves.filter((socket) => isClosed(socket))).toEqual([]);
});

it('gives up a head that is not there after twenty seconds', async () => {
  const { open } = await listen();
  const began = performance.now();
  const socket = await open(HALF);
  // A drop now and then keeps nothing open.
  const dripping = setInterval(() => socket.write('x-drop: 1\r\n'), 1_000);
  expect(await statusOf(socket)).toBe('HTTP/1.1 408');
  clearInterval(dripping);
  expect(performance.now() - began).toBeLessThan(27_000);
  expect(performance.now() - began).toBeGreaterThan(19_000);
}, 40_000);
