import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { blockOf, networkOf } from '#platform/limits/core/network-of.ts';

/**
 * Connections that one network (an IPv4 address, an IPv6 /48) keeps open. 1,500 children behind one address need no more: a
 * browser has up to six, and those that wait for nothing may be closed. 5,000 that send half a request take about 200 MB.
 */
export const MAX_CONNECTIONS = 5_000;

/** The connections of a network, the one that has been waiting longest first, each with the request that came by it. */
type Connections = Map<Socket, IncomingMessage | undefined>;

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
  const networks = new Map<string, Connections>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const network = blockOf(networkOf(address));
    const open = networks.get(network) ?? new Map<Socket, undefined>();
    networks.set(network, open);
    open.set(socket, undefined);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && networks.get(network) === open) networks.delete(network);
    });
    if (open.size > most) closeLongestWaiting(open);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const open = networks.get(blockOf(networkOf(socket.remoteAddress ?? '')));
    if (!open?.delete(socket)) return;
    open.set(socket, request);
    // From now on it waits again.
    response.once('close', () => open.delete(socket) && open.set(socket, undefined));
  });
}

/** Closes the connection that has been waiting for a request, or for the rest of one, for the longest time. */
function closeLongestWaiting(open: Connections): void {
  for (const [socket, request] of open)
    if (request?.complete !== true) {
      open.delete(socket);
      socket.destroy();
      return;
    }
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
