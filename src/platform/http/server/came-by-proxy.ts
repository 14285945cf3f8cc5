import type { FastifyRequest } from 'fastify';

/** Every proxy adds one of these, unless it is configured not to. */
const ADDED_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-real-ip',
  'via',
];

/**
 * Whether a reverse proxy passed this request on, even over a loopback connection. No browser speaks HTTP/1.0; nginx does,
 * to the server behind it, and adds none of the headers unless it is told to.
 */
export const cameByProxy = ({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean =>
  raw.httpVersion === '1.0' || ADDED_BY_PROXIES.some((name) => headers[name] !== undefined);
