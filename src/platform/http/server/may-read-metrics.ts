import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#platform/session/server/token.ts';
import { cameByProxy } from './came-by-proxy.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export interface MetricsAccess {
  /** `METRICS_TOKEN`. */
  readonly token: string | undefined;
  /** A demo serves its own machine only. */
  readonly isDemo: boolean;
}

/**
 * Whether a request may read the metrics: it carries the token. In a demo without one it is enough that it comes from this
 * machine; elsewhere that would prove nothing, because a proxy on this machine that adds no header looks like the machine itself. The
 * connection's own address counts, never one that a header claims.
 */
export function mayReadMetrics(
  request: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>,
  { token, isDemo }: MetricsAccess,
): boolean {
  if (token !== undefined) {
    const given = bearerToken(request.headers.authorization);
    return given !== null && isSame(given, token);
  }
  return isDemo && LOOPBACK.test(request.socket.remoteAddress ?? '') && !cameByProxy(request);
}

/** Compared as digests, which have one length, in a time that reveals nothing. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
