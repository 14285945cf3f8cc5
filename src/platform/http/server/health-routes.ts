import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { Db } from '#platform/db/server/database.ts';
import { ping } from '#platform/db/server/server-queries.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import { RETRY_AFTER } from './http-server.ts';
import { type MetricsAccess, mayReadMetrics } from './may-read-metrics.ts';
import { noSuchAddress } from './no-such-address.ts';

/** Longest that readiness waits for the database, in milliseconds. */
const READY_TIMEOUT_MS = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can work, its database too. `/metrics`: numbers for Prometheus, for
 * those who have the token, or without one for the machine of a demo; for everyone else there is no such address.
 */
export function addHealthRoutes(
  server: FastifyInstance,
  db: Db,
  { registry, metrics }: { readonly registry: Registry; readonly metrics: MetricsAccess },
): void {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'openleaf_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await within(READY_TIMEOUT_MS, () => ping(db)).then(
      () => true,
      () => false,
    );
    if (ready) return { status: 'ready' };
    return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'database does not answer' });
  });
  if (metrics.token === undefined && !metrics.isDemo)
    server.log.info('/metrics is closed: METRICS_TOKEN opens it for those who send the token');
  const hidden = noSuchAddress([], '/');
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    mayReadMetrics(request, metrics)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : hidden(request, reply),
  );
}
