import { setTimeout as sleep } from 'node:timers/promises';
import { createDeviceTokens } from '#features/accounts/server/device-tokens.ts';
import type { Db } from '#platform/db/server/database.ts';
import { loadKeyedHash } from '#platform/installation/server/installation-key.ts';
import { addressOf, type Device, type DeviceReply, openDevice } from '../../proving/devices.ts';

/** Who is at the door is asked to come back at most so often, and after at most so many seconds. */
const COMES_BACK = 60;
const AWAY_MOST_SECONDS = 5;

/** Devices, each with an address and a kept connection of its own, that talk to several servers in turn. */
export interface Devices {
  /** The next in turn. */
  next(): Device;
  close(): Promise<void>;
}

/** @param first number of the addresses, so that one part of a drill does not use up the allowances of another. */
export function openDevices(
  origins: readonly string[],
  { first, count }: { readonly first: number; readonly count: number },
): Devices {
  const devices = Array.from({ length: count }, (_, n) =>
    openDevice(origins[n % origins.length] ?? '', addressOf(first + n)),
  );
  let turn = 0;
  return {
    next() {
      const device = devices[turn % devices.length];
      turn += 1;
      if (!device) throw new RangeError('There are no devices.');
      return device;
    },
    async close() {
      await Promise.all(devices.map((device) => device.close()));
    },
  };
}

/** One try to log in; 503 stays. @param token of a device that has signed in before. */
export const tryLogin = (
  device: Device,
  username: string,
  password: string,
  token?: string,
): Promise<DeviceReply> =>
  device.call({ method: 'POST', path: 'auth/login', body: { username, password }, device: token });

const DAY = 86_400_000;

/** Makes tokens as this installation made them a day ago: such a token opens the lane of known devices. */
export async function dayOldTokens(db: Db): Promise<() => string> {
  const tokens = createDeviceTokens(await loadKeyedHash(db));
  return () => tokens.make(new Date(Date.now() - DAY));
}

/** Logs in as a page does: when the line is full it comes back. */
export async function logIn(
  device: Device,
  username: string,
  password: string,
  token?: string,
): Promise<DeviceReply> {
  for (let tries = 0; tries < COMES_BACK; tries++) {
    const reply = await tryLogin(device, username, password, token);
    if (reply.status !== 503) return reply;
    await sleep(Math.min(reply.retryAfter ?? 1, AWAY_MOST_SECONDS) * 1000);
  }
  throw new Error('The line in front of the login never became shorter.');
}

/** Does all of it, so many at a time. After a failure nothing new begins, and what runs is waited for. */
export async function eachOf<T>(
  things: Iterable<T>,
  atOnce: number,
  task: (thing: T) => Promise<void>,
): Promise<void> {
  // Shared: every worker takes the next one.
  const waiting = things[Symbol.iterator]();
  const stop = new AbortController();
  const worker = async () => {
    for (let next = waiting.next(); !stop.signal.aborted && !next.done; next = waiting.next()) {
      await task(next.value).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
