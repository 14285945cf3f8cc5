import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/server/config.ts';
import { isLoopback } from '#platform/config/server/loopback.ts';
import { problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import { cameByProxy } from './came-by-proxy.ts';
import { cameFromAnotherSite } from './came-from-another-site.ts';

type Guarded = Pick<Config, 'publicOrigin' | 'mode' | 'metricsToken'> & Partial<Pick<Config, 'sites'>>;

/** Asked by machines that know a process by its address only; their answers hold nothing, or need a token. */
const isProbe = ({ url, headers }: FastifyRequest, { metricsToken }: Guarded): boolean =>
  url === '/healthz' ||
  url === '/readyz' ||
  (url === '/metrics' && metricsToken !== undefined && headers.authorization !== undefined);

/**
 * Refuses calls that came by another host than the configured one with 421, before anything else is looked at: no
 * answer may be stored or linked under a name that a client made up. Loopback is the host of probes and of proxies
 * that do not pass the name on.
 *
 * A demo refuses what a proxy passed on, what came from a page of another site, and every host name but those of loopback:
 * its logins are published, and a relay, or a name on the internet that leads to this machine, would publish it.
 */
export function addHostGuard(server: FastifyInstance, config: Guarded): void {
  const faultOf = config.mode === 'demo' ? demoFault : hostFault(config);
  server.addHook('onRequest', async (request, reply) => {
    const detail = isProbe(request, config) ? undefined : faultOf(request);
    if (detail === undefined) return;
    const problem = problemOf(refuse('wrong-host', { detail }), request.id);
    return reply.code(421).type('application/problem+json').send(JSON.stringify(problem));
  });
}

const demoFault = (request: FastifyRequest): string | undefined =>
  cameByProxy(request) || cameFromAnotherSite(request) || !isLoopback(request.hostname.toLowerCase())
    ? 'This is a demo. It answers on its own machine only, as localhost, and never through a proxy: its logins are ' +
      'published. To serve others, start it with PUBLIC_ORIGIN and TRUST_PROXY.'
    : undefined;

/** Without a configured address every host is as good as another. */
function hostFault({ publicOrigin, sites }: Guarded): (request: FastifyRequest) => string | undefined {
  if (publicOrigin === undefined) return () => undefined;
  const origins = [publicOrigin, ...(sites ? [sites.underThirteen] : [])];
  const own = origins.map((origin) => new URL(origin).hostname);
  const isRight = (host: string) => own.includes(host) || isLoopback(host);
  return ({ hostname, headers }) => {
    // `hostname` may be what a trusted proxy passed on from the caller: it can make a host wrong, and none right.
    const hosts = [hostname, (headers.host ?? '').replace(PORT, '')].map((host) => host.toLowerCase());
    return hosts.every(isRight) ? undefined : `This server answers at ${origins.join(' and ')} only.`;
  };
}

const PORT = /:\d*$/;
