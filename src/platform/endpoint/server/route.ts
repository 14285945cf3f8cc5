import type { Actor } from '#platform/session/core/actor.ts';
import type { EndpointSpec, ErrorCodeOf, Received, ResponseOf } from '../contract/endpoint.ts';
import type { CommonRefusal, Refusal } from './refusal.ts';

/** One call as a use case receives it: everything checked against the contract, the person known. */
export interface Call<E extends EndpointSpec = EndpointSpec> {
  readonly actor: E['access'] extends { kind: 'anyone' } ? Actor | null : Actor;
  readonly params: Received<E, 'params'>;
  readonly query: Received<E, 'query'>;
  readonly body: Received<E, 'body'>;
  readonly headers: Received<E, 'headers'>;
  readonly now: Date;
  /** Address of the caller behind the configured proxies, of IPv6 the /64. Only ever used to count. */
  readonly address: string;
  /** The bearer token, for ending its session. */
  readonly token: string | null;
  /** Measures a step for the Server-Timing header. */
  readonly timed: <T>(step: string, work: Promise<T>) => Promise<T>;
}

export type Reply<E extends EndpointSpec> = ResponseOf<E> | Refusal<ErrorCodeOf<E>> | CommonRefusal;

export interface Route {
  readonly endpoint: EndpointSpec;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Binds an endpoint to its use case. */
export const on = <E extends EndpointSpec>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
): Route => ({
  endpoint,
  handle,
});
