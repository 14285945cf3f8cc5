import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In which a proxy names the caller; only the first is read, and only from a trusted proxy. */
const NAMES_CALLER = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Logs once that a call named another caller in a header and was not believed. Behind a proxy that TRUST_PROXY does not
 * name, all people count as one address. The line holds no address: it could be that of a child's device.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let warned = false;
  server.addHook('onRequest', async (request) => {
    if (warned || !namesUntrustedCaller(request)) return;
    warned = true;
    request.log.warn(
      'a call came with a forwarding header and was not believed: if it came by your reverse proxy, set TRUST_PROXY to its address and let it send X-Forwarded-For, because until then everyone behind it counts as one address',
    );
  });
}

/** Fastify lists the callers that it believes after the connection's own address; without TRUST_PROXY it lists none. */
const namesUntrustedCaller = ({ headers, ips }: FastifyRequest): boolean =>
  NAMES_CALLER.some((name) => headers[name] !== undefined) && (ips?.length ?? 1) === 1;
