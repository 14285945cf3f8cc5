import type { Actor } from '#platform/session/core/actor.ts';
import type { EndpointSpec, ErrorCodeOf, Received, ResponseOf } from '../contract/endpoint.ts';
import type { CommonRefusal, Refusal } from './refusal.ts';
import type { ObjectOf } from './standing.ts';

/** One call as a use case receives it: everything checked against the contract, the person known. */
export interface Call<E extends EndpointSpec = EndpointSpec, Row = ObjectOf<E>> {
  readonly actor: E['access'] extends { kind: 'anyone' } ? Actor | null : Actor;
  readonly params: Received<E, 'params'>;
  readonly query: Received<E, 'query'>;
  readonly body: Received<E, 'body'>;
  readonly headers: Received<E, 'headers'>;
  /** The object that the contract names, of which the actor is in one of the relations that may touch it. */
  readonly object: Row;
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
  /** Reads the object with more than its resolver needs, where the use case needs more. */
  readonly reads?: (id: number, call: Call) => Promise<unknown>;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Binds an endpoint to its use case. */
export const on = <E extends EndpointSpec>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
): Route => ({ endpoint, handle: handle as Route['handle'] });

/**
 * Binds an endpoint to a use case that needs more of the object than its resolver: all is read in one statement, and the
 * resolver judges by it.
 * @param reads what becomes `call.object`, by the id that the call names; undefined when there is no such object.
 */
export const onReading = <E extends EndpointSpec, Row extends ObjectOf<E>>(
  endpoint: E,
  reads: (id: number, call: Pick<Call<E>, 'actor' | 'now'>) => Promise<Row | undefined>,
  handle: (call: Call<E, Row>) => Promise<Reply<E>>,
): Route => ({ endpoint, reads, handle: handle as Route['handle'] });
