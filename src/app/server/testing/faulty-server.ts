import type { FastifyInstance } from 'fastify';
import type { Route } from '#platform/endpoint/server/route.ts';
import type { Resolvers } from '#platform/endpoint/server/standing.ts';
import { API, bindRoutes } from '#platform/http/server/bind-routes.ts';
import { createHttpServer } from '#platform/http/server/http-server.ts';
import { noSuchAddress } from '#platform/http/server/no-such-address.ts';
import { createHeavyLane } from '#platform/limits/server/heavy-lane.ts';
import type { App } from '../build-app.ts';
import { resolvers as resolversOfApp } from '../resolvers.ts';
import type { Recording } from './recorder/exchange.ts';
import { recordExchanges } from './recorder/record-exchanges.ts';

/** A second server on the services of an app, with routes or resolvers that are wrong on purpose: what a gate must catch. */
export async function openFaultyServer(
  { services }: Pick<App, 'services'>,
  routes: readonly Route[],
  resolvers: Resolvers = resolversOfApp,
): Promise<{ server: FastifyInstance; recording: Recording }> {
  const log: string[] = [];
  const server = createHttpServer(
    { trustProxy: false, logLevel: 'debug', publicOrigin: undefined },
    { write: (line) => log.push(line) },
  );
  const recording = recordExchanges(server, services.db, log);
  server.setNotFoundHandler(noSuchAddress(routes, API));
  await server.register(async (scope) =>
    bindRoutes(scope, routes, { services, resolvers, lane: createHeavyLane() }),
  );
  await server.ready();
  return { server, recording };
}
