import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientCall, headersOf } from '../../harness/client.ts';
import type { Fate } from './schedules.ts';

/** A connection that takes longer to open has failed. */
const CONNECT_TIMEOUT_MS = 30_000;

const textOf = (origin: string, call: ClientCall): string => {
  const payload = call.body === undefined ? '' : JSON.stringify(call.body);
  const headers = {
    host: new URL(origin).host,
    'content-length': Buffer.byteLength(payload),
    ...headersOf(call),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${call.method} /api/${call.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
};

/**
 * Sends a call on a connection of its own and closes it: with only part of the call sent, which then cannot act, or while
 * its reply is awaited.
 */
export async function sendAndHangUp(
  origin: string,
  address: string,
  call: ClientCall,
  fate: Exclude<Fate, { kind: 'kept' }>,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname,
    port: Number(port),
    localAddress: address,
    timeout: CONNECT_TIMEOUT_MS,
  });
  // A reset of a connection that is being closed is no news.
  socket.on('error', () => {});
  socket.once('timeout', () => socket.destroy());
  const closed = once(socket, 'close');
  try {
    await once(socket, 'connect');
    const bytes = Buffer.from(textOf(origin, call));
    const sent = fate.kind === 'half-sent' ? Math.floor((bytes.length * fate.share) / 100) : bytes.length;
    await new Promise<void>((done) => socket.write(bytes.subarray(0, sent), () => done()));
    if (fate.kind === 'reply-lost') await sleep(fate.afterMs);
  } finally {
    socket.destroy();
    await closed;
  }
}
