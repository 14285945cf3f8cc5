import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#platform/session/server/token.ts';
import { cameByProxy } from './came-by-proxy.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a request may read the metrics: it carries the token, or, where no token is set, it comes from this machine
 * without a proxy between. With a token even this machine needs it, because a proxy may add no header.
 * The connection's own address counts, never one that a header claims.
 */
export function mayReadMetrics(request: Pick<FastifyRequest, 'socket' | 'headers'>, token?: string): boolean {
  if (token !== undefined) {
    const given = bearerToken(request.headers.authorization);
    return given !== null && isSame(given, token);
  }
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !cameByProxy(request);
}

/** Compared as digests, which have one length, in a time that tells nothing. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
