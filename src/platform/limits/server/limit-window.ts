import { createHash } from 'node:crypto';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';

/** What a window is found by. */
export interface WindowKey {
  readonly bucket: string;
  readonly start: Date;
}

/** A span of time in which the uses of an allowance are counted. */
export interface Window extends WindowKey {
  readonly end: Date;
}

/** Where a name is counted. Names are hashed: a typed username or an address is not kept in clear. */
export const bucketOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** The fixed window that `now` falls in. */
export function windowOf(name: string, { seconds }: RateLimit, now: Date): Window {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { bucket: bucketOf(name), start: new Date(start), end: new Date(start + length) };
}

export const keyOf = ({ bucket, start }: Window): WindowKey => ({ bucket, start });

/** Until the next window begins, in whole seconds: when a used-up allowance is there again. */
export const secondsLeft = (limit: RateLimit, now: Date): number =>
  Math.ceil((windowOf('', limit, now).end.getTime() - now.getTime()) / 1000);
