import type { DeviceReply } from '../../proving/devices.ts';

/** An answer that is not one: a refusal, a connection that broke, nothing in time. */
export type Failure = Pick<DeviceReply, 'status' | 'text' | 'retryAfter'>;

/** What a device is left with when its connection fails. */
export const failureOf = (error: Error & { readonly code?: string }): Failure => ({
  status: 0,
  text: error.code ?? error.name,
  retryAfter: null,
});

/** In a few words, such as `503 unavailable`. */
export const whyOf = ({ status, text }: Failure): string =>
  status === 0 ? text : `${status} ${/"code":"([\w-]+)"/.exec(text)?.[1] ?? ''}`;
