import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeviceCall } from '../../proving/devices.ts';
import type { Fate } from './schedules.ts';

/** A connection that takes longer to open than this has failed. Milliseconds. */
const PATIENCE = 30_000;

const textOf = (origin: string, { method, path, token, key, body }: DeviceCall): string => {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `host: ${new URL(origin).host}`,
    `content-length: ${Buffer.byteLength(payload)}`,
    ...(body === undefined ? [] : ['content-type: application/json']),
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
  ];
  return `${method} /api/${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${payload}`;
};

/**
 * Sends a call on a connection of its own and closes it: with only part of the call sent, which then cannot act, or while
 * its reply is awaited.
 */
export async function sendAndHangUp(
  origin: string,
  address: string,
  call: DeviceCall,
  fate: Exclude<Fate, { kind: 'kept' }>,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address, timeout: PATIENCE });
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
