import type { AddressInfo } from 'node:net';
import { buildApp } from '#app/server/build-app.ts';
import { type AppServices, routesOf } from '#app/server/routes.ts';
import { openPlantedServer } from '#app/server/testing/planted-server.ts';
import { logIn as contract } from '#features/accounts/contract/endpoints.ts';
import { logIn } from '#features/accounts/server/log-in.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { LoginGround } from './login-ground.ts';

export type PlantedRoutes = (services: AppServices) => Route[];

const withLogin = (services: AppServices, planted: Route): Route[] =>
  routesOf(services).map((route) => (route.endpoint.name === contract.name ? planted : route));

const FROM_ADDRESS = { calls: 600, seconds: 900 };

/** The planted defect: an address with too many wrong guesses is refused, whoever else is behind it. */
export const refuseAddresses: PlantedRoutes = (services) =>
  withLogin(
    services,
    on(contract, async (call) => {
      const name = `planted: guess from ${call.address}`;
      const tooMany = refuse('too-many-guesses', { retryAfter: FROM_ADDRESS.seconds });
      if (!(await services.limits.hasLeft(name, FROM_ADDRESS, call.now))) return tooMany;
      const reply = await logIn(services, call);
      if (reply instanceof Refusal && reply.code === 'wrong-login')
        await services.limits.take(name, FROM_ADDRESS, call.now);
      return reply;
    }),
  );

/** The planted defect: the server knows no device again. */
export const forgetDevices: PlantedRoutes = (services) =>
  withLogin(
    services,
    on(contract, (call) => logIn(services, { ...call, headers: {} })),
  );

/** The same ground behind one server in this process, with routes that are wrong on purpose. */
export async function openPlantedGround(
  ground: LoginGround,
  routes: PlantedRoutes,
): Promise<{ readonly ground: LoginGround; close(): Promise<void> }> {
  const config = readConfig({ DATABASE_URL: 'postgres://is.open/already', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database: ground.database });
  const { server } = await openPlantedServer(app, routes(app.services));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ground: { ...ground, origins: [origin, origin] },
    async close() {
      await server.close();
      await app.close();
    },
  };
}
