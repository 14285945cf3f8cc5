import { performance } from 'node:perf_hooks';
import { Client as Connection } from 'undici';
import type { Method } from '#platform/endpoint/contract/endpoint.ts';

/** One kept connection of one device, with an address of its own on the loopback. */
export interface Client {
  /** Sends one call and reads all of the reply. Fails when the connection does. */
  call(call: ClientCall): Promise<ClientReply>;
  /** The same; a connection that fails is a reply with status 0. */
  tryCall(call: ClientCall): Promise<ClientReply>;
  close(): Promise<void>;
}

export interface ClientCall {
  readonly method: Method;
  /** Below `/api/`, such as `quiz/answer_question`; with a leading slash from the root, such as `/readyz`. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly key?: string;
  /** What a device that has logged in before sends along at a login. */
  readonly device?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ClientReply {
  /** 0 when the connection failed. */
  readonly status: number;
  /** Of a connection that failed, the code of the error. */
  readonly text: string;
  /** From the call to its last byte. */
  readonly milliseconds: number;
  /** Of the Retry-After header, in seconds; null without one. */
  readonly retryAfter: number | null;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Clients have addresses 127.1.0.1, 127.1.0.2, …: more than any school has. */
const CLIENTS_OF_A_NET = 250;

/** The address of the client with this number, from 0: the service's limits by address see a school of devices. */
export const addressOf = (number: number): string =>
  `127.${1 + Math.floor(number / CLIENTS_OF_A_NET / 256)}.${Math.floor(number / CLIENTS_OF_A_NET) % 256}.${1 + (number % CLIENTS_OF_A_NET)}`;

/** The longest that a client waits for a reply: no promise is longer. */
const REPLY_TIMEOUT_MS = 30_000;

/** How a run's clients reach the service. @param address of the loopback net. */
export type OpenClient = (address: string) => Client;

/** A client of a server. @param address of the loopback net; default 127.0.0.1. */
export function openClient(origin: string, address = '127.0.0.1'): Client {
  const connection = new Connection(origin, {
    localAddress: address,
    headersTimeout: REPLY_TIMEOUT_MS,
    bodyTimeout: REPLY_TIMEOUT_MS,
    pipelining: 1,
  });
  const call = async (asked: ClientCall): Promise<ClientReply> => {
    const { method, path, body } = asked;
    const began = performance.now();
    const reply = await connection.request({
      method,
      path: path.startsWith('/') ? path : `/api/${path}`,
      headers: headersOf(asked),
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.body.text();
    const wait = reply.headers['retry-after'];
    return {
      status: reply.statusCode,
      text,
      milliseconds: performance.now() - began,
      retryAfter: wait === undefined ? null : Number(wait),
      headers: reply.headers,
    };
  };
  return { call, tryCall: (asked) => tryCall(call, asked), close: () => connection.destroy() };
}

/** The headers of a call. */
export const headersOf = ({ token, key, device, headers, body }: ClientCall): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(key !== undefined && { 'idempotency-key': key }),
  ...(device !== undefined && { 'openleaf-device': device }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
});

async function tryCall(call: Client['call'], asked: ClientCall): Promise<ClientReply> {
  const began = performance.now();
  return call(asked).catch((error: Error & { readonly code?: string }) => ({
    status: 0,
    text: error.code ?? error.name,
    milliseconds: performance.now() - began,
    retryAfter: null,
    headers: {},
  }));
}

/** Several clients, each with an address and a kept connection of its own. */
export interface Clients {
  /** By number; the numbers begin again after the last. */
  at(number: number): Client;
  /** The next in turn. */
  next(): Client;
  close(): Promise<void>;
}

/**
 * Opens clients that are divided among the servers in turn.
 * @param first the number of the first address, so that one part of a run does not use up the allowances of another.
 * @param address of all of them, in place of one each.
 */
export function openClients(
  origins: readonly string[],
  {
    count,
    first = 0,
    address,
  }: { readonly count: number; readonly first?: number; readonly address?: string },
): Clients {
  const clients = Array.from({ length: count }, (_, n) =>
    openClient(origins[n % origins.length] ?? '', address ?? addressOf(first + n)),
  );
  const at = (number: number): Client => {
    const client = clients[number % clients.length];
    if (!client) throw new RangeError('There are no clients.');
    return client;
  };
  let turn = 0;
  return {
    at,
    next: () => at(turn++),
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

/** As many clients as there are calls at a time. @param first the number of the first address. */
export function openClientPool(open: OpenClient, first: number): Pick<Client, 'tryCall' | 'close'> {
  const all: Client[] = [];
  const free: Client[] = [];
  const openNext = () => {
    const client = open(addressOf(first + all.length));
    all.push(client);
    return client;
  };
  return {
    async tryCall(call) {
      const client = free.pop() ?? openNext();
      const reply = await client.tryCall(call);
      free.push(client);
      return reply;
    },
    async close() {
      await Promise.all(all.map((client) => client.close()));
    },
  };
}

/** A login's call. @param device what a device that has logged in before sends along. */
export const loginCall = (username: string, password: string, device?: string): ClientCall => ({
  method: 'POST',
  path: 'auth/login',
  body: { username, password },
  device,
});

export const sessionCall = (token: string): ClientCall => ({ method: 'GET', path: 'auth/session', token });

/** @throws Error with the reply of a login that was not accepted. */
export function tokenOf({ status, text }: ClientReply): string {
  if (status !== 200) throw new Error(`A login was answered ${status}: ${text}`);
  return (JSON.parse(text) as { readonly token: string }).token;
}
