import { performance } from 'node:perf_hooks';
import { Client } from 'undici';

/** One kept connection of one device, with an address of its own on the loopback. */
export interface Device {
  /** Sends one call under `/api/` and reads all of the answer. Fails when the connection does. */
  call(call: DeviceCall): Promise<DeviceReply>;
  close(): Promise<void>;
}

export interface DeviceCall {
  readonly method: 'GET' | 'POST';
  /** Such as `quiz/answer_question`. */
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  /** What a device that has signed in before sends along at a login. */
  readonly device?: string | undefined;
  readonly body?: unknown;
}

export interface DeviceReply {
  readonly status: number;
  readonly text: string;
  /** From the call to its last byte, in milliseconds. */
  readonly milliseconds: number;
  /** Of the Retry-After header, in seconds; null without one. */
  readonly retryAfter: number | null;
}

/** Devices have addresses 127.1.0.1, 127.1.0.2, …: more than any school has. */
const DEVICES_OF_A_NET = 250;

/** The address of the device with this number, from 0: the service's limits by address see a school of devices. */
export const addressOf = (number: number): string =>
  `127.${1 + Math.floor(number / DEVICES_OF_A_NET / 256)}.${Math.floor(number / DEVICES_OF_A_NET) % 256}.${1 + (number % DEVICES_OF_A_NET)}`;

/** Longest that a device waits, in milliseconds: no promise is longer. */
const PATIENCE = 30_000;

/** A device that talks to a server. @param address of the loopback net; default 127.0.0.1. */
export function openDevice(origin: string, address = '127.0.0.1'): Device {
  const client = new Client(origin, {
    localAddress: address,
    headersTimeout: PATIENCE,
    bodyTimeout: PATIENCE,
    pipelining: 1,
  });
  return {
    async call({ method, path, token, key, device, body }) {
      const began = performance.now();
      const {
        statusCode,
        headers,
        body: reply,
      } = await client.request({
        method,
        path: `/api/${path}`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(device !== undefined && { 'openleaf-device': device }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await reply.text();
      const wait = headers['retry-after'];
      return {
        status: statusCode,
        text,
        milliseconds: performance.now() - began,
        retryAfter: wait === undefined ? null : Number(wait),
      };
    },
    close: () => client.destroy(),
  };
}
