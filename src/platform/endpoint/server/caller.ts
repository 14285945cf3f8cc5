import type { FastifyInstance } from 'fastify';
import type { InjectOptions, Response } from 'light-my-request';
import type { EndpointSpec, PartsOf, ResponseOf } from '../contract/endpoint.ts';
import type { Problem } from '../contract/problem.ts';
import { type CallParts, problemFromWire, replyFromWire, wireCall } from '../contract/wire-call.ts';

export interface Answered<E extends EndpointSpec> {
  readonly status: number;
  /** The body of a success; reading it after a refusal throws the problem. */
  readonly data: ResponseOf<E>;
  readonly problem: Problem;
  readonly raw: Response;
}

/** Anybody who can call: a person who is signed in, or nobody in particular. */
export interface Caller {
  readonly token: string | null;
  /** @param address from where; default this machine. */
  call<E extends EndpointSpec>(endpoint: E, input: PartsOf<E>, address?: string): Promise<Answered<E>>;
}

/** A server that calls reach without a network. */
export type CalledServer = Pick<FastifyInstance, 'inject'>;

/** A person who calls with this token, or without one. */
export function createCaller(server: CalledServer, token: string | null): Caller {
  return {
    token,
    async call(endpoint, input, address) {
      const { headers, ...parts } = input as CallParts;
      const sent = wireCall(endpoint, parts);
      const request: InjectOptions = {
        method: sent.method,
        url: `/api/${sent.address}`,
        headers: {
          ...headers,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        ...(sent.body !== undefined && { payload: sent.body as object }),
        ...(address !== undefined && { remoteAddress: address }),
      };
      const raw = await server.inject(request);
      return {
        status: raw.statusCode,
        raw,
        get data() {
          if (raw.statusCode >= 400)
            throw new Error(`${endpoint.name} answered ${raw.statusCode}: ${raw.body}`);
          return replyFromWire(raw.json()) as ResponseOf<typeof endpoint>;
        },
        get problem() {
          if (raw.statusCode < 400)
            throw new Error(`${endpoint.name} was meant to refuse, and answered ${raw.body}`);
          return problemFromWire(endpoint, raw.json<Problem>());
        },
      };
    },
  };
}
