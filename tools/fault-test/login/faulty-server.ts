import type { AddressInfo } from 'node:net';
import { buildApp } from '#app/server/build-app.ts';
import { type AppServices, routesOf } from '#app/server/routes.ts';
import { openFaultyServer } from '#app/server/testing/faulty-server.ts';
import { logIn as contract } from '#features/accounts/contract/endpoints.ts';
import { logIn } from '#features/accounts/server/log-in.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { selectUsernameOf } from './login-queries.ts';

export type FaultyRoutes = (services: AppServices) => Route[];

const withLogin = (services: AppServices, faulty: Route): Route[] =>
  routesOf(services).map((route) => (route.endpoint.name === contract.name ? faulty : route));

const FROM_ADDRESS = { calls: 600, seconds: 900 };

/** The injected fault: an address with too many wrong guesses is refused, also for the others behind it. */
export const refuseAddresses: FaultyRoutes = (services) =>
  withLogin(
    services,
    on(contract, async (call) => {
      const name = `injected fault: guess from ${call.address}`;
      const tooMany = refuse('too-many-guesses', { retryAfter: FROM_ADDRESS.seconds });
      if (!(await services.limits.hasLeft(name, FROM_ADDRESS, call.now))) return tooMany;
      const reply = await logIn(services, call);
      if (reply instanceof Refusal && reply.code === 'wrong-login')
        await services.limits.take(name, FROM_ADDRESS, call.now);
      return reply;
    }),
  );

/** The injected fault: an email names the one account that gave it, approved or not, and none where several did. */
export const nameByEmail: FaultyRoutes = (services) =>
  withLogin(
    services,
    on(contract, async (call) => {
      const named = await selectUsernameOf(services.db, call.body.username);
      return logIn(services, { ...call, body: { ...call.body, username: named ?? call.body.username } });
    }),
  );

/** The injected fault: the server knows no device again. */
export const forgetDevices: FaultyRoutes = (services) =>
  withLogin(
    services,
    on(contract, (call) => logIn(services, { ...call, headers: {} })),
  );

/** A server in this process on the same database, with routes that are wrong on purpose. */
export async function faultyServer(
  { tests: { database } }: LoginEnvironment,
  routes: FaultyRoutes,
): Promise<Pick<LoginEnvironment, 'origins' | 'close'>> {
  const config = readConfig({ DATABASE_URL: 'postgres://is.open/already', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database });
  const { server } = await openFaultyServer(app, routes(app.services));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origins: [origin, origin],
    async close() {
      await server.close();
      await app.close();
    },
  };
}
