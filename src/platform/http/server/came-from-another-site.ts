import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#platform/config/server/loopback.ts';

/**
 * Whether a browser says that a page of another machine's site asks. A proxy that passes on neither the host nor the caller,
 * as nginx does by itself, passes on what the browser says of the page. An origin of `null` names no site.
 */
export const cameFromAnotherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const pages = [headers.origin, headers.referer].filter(
    (page): page is string => page !== undefined && page !== 'null',
  );
  if (pages.some((page) => !isOfLoopback(page))) return true;
  // Between two names of loopback, as localhost and 127.0.0.1, a browser speaks of two sites: then it names the page.
  return headers['sec-fetch-site'] === 'cross-site' && pages.length === 0;
};

const isOfLoopback = (page: string): boolean => {
  const url = URL.parse(page);
  return url !== null && isLoopback(url.hostname.toLowerCase());
};
