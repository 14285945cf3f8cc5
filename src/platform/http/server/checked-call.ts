import type { FastifyRequest } from 'fastify';
import type { Call } from '#platform/endpoint/server/route.ts';
import { networkOf } from '#platform/limits/core/network-of.ts';
import type { Actor } from '#platform/session/core/actor.ts';

interface Known extends Pick<Call, 'actor' | 'token' | 'now' | 'timed'> {
  /** What was sent, in the names that the contract has. */
  readonly received: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
}

/** A call whose parts have been checked against its contract. */
export class CheckedCall {
  readonly actor: Actor;
  readonly token: string | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: FastifyRequest['headers'];
  readonly now: Date;
  readonly timed: Call['timed'];
  object: unknown;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest, { actor, token, received, now, timed }: Known) {
    this.actor = actor;
    this.token = token;
    this.params = received.params;
    this.query = received.query;
    this.body = received.body;
    this.headers = request.headers;
    this.now = now;
    this.timed = timed;
    this.object = undefined;
    this.#request = request;
  }

  /**
   * Answers are many, and do not ask. It is of the class and not of the single call, because an accessor in an object literal
   * keeps what it encloses until the next collection of the whole memory: 4 kB for each answer.
   */
  get address(): string {
    return networkOf(this.#request.ip);
  }
}
