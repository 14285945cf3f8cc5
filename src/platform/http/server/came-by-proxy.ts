import type { FastifyRequest } from 'fastify';

/** Every proxy adds one of these, unless it is configured not to. */
const ADDED_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Whether a reverse proxy passed this request on, even over a loopback connection. */
export const cameByProxy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  ADDED_BY_PROXIES.some((name) => headers[name] !== undefined);
