import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { blockOf, networkOf } from '#platform/limits/core/network-of.ts';

/**
 * Connections that one network (an IPv4 address, an IPv6 /48) keeps open. 1,500 children behind one address need no more: a
 * browser has up to six, and those that wait for nothing may be closed. 5,000 that send half a request take about 200 MB.
 */
export const MAX_CONNECTIONS = 5_000;

/** An open connection. One record serves all its requests, because every answer of a child comes this way. */
interface Connection {
  /** The request that came by it and is not answered yet; undefined while it waits for one. */
  request: IncomingMessage | undefined;
  /** Since when it has been without a whole request, on the clock of `performance.now()`. */
  since: number;
  /** Called when its request was answered. */
  readonly onAnswered: () => void;
}

interface Bound {
  readonly most: number;
  /** Reverse proxies: everybody comes by their connections, and they bound those of people themselves. */
  readonly proxies: readonly string[];
}

/**
 * Bounds the connections that a network keeps open. No newcomer is refused: a newcomer takes the place of the connection
 * that has been without a whole request for the longest time, so a client that holds thousands of half-sent requests closes these
 * and keeps no other child out. A request that has arrived is always answered.
 */
export function boundConnections(server: Server, { most, proxies }: Bound): void {
  const isProxy = listOf(proxies);
  const networks = new Map<string, Map<Socket, Connection>>();
  const connections = new WeakMap<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const network = blockOf(networkOf(address));
    const open = networks.get(network) ?? new Map<Socket, Connection>();
    networks.set(network, open);
    const connection = newConnection();
    open.set(socket, connection);
    connections.set(socket, connection);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && networks.get(network) === open) networks.delete(network);
    });
    if (open.size > most) closeLongestWaiting(open);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.request = request;
    response.on('close', connection.onAnswered);
  });
}

function newConnection(): Connection {
  const connection: Connection = {
    request: undefined,
    since: performance.now(),
    onAnswered() {
      connection.request = undefined;
      connection.since = performance.now();
    },
  };
  return connection;
}

/** Closes the connection that has been waiting for a request, or for the rest of one, for the longest time. */
function closeLongestWaiting(open: Map<Socket, Connection>): void {
  let longest: { readonly socket: Socket; readonly since: number } | undefined;
  for (const [socket, { request, since }] of open)
    if (request?.complete !== true && since < (longest?.since ?? Number.POSITIVE_INFINITY))
      longest = { socket, since };
  if (!longest) return;
  open.delete(longest.socket);
  longest.socket.destroy();
}

/** Whether an address is one of these addresses or in one of these networks. */
function listOf(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
