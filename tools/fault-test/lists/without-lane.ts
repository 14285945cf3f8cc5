import type { AddressInfo } from 'node:net';
import { buildApp } from '#app/server/build-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import type { HeavyLane } from '#platform/limits/server/heavy-lane.ts';

/** The injected fault: every heavy call runs at once. */
const NO_LANE: HeavyLane = { run: async (_, work) => work() };

/** As many as the service has. */
const CONNECTIONS = 16;

/** A server in this process whose heavy calls wait for no turn. */
export async function openWithoutLane(url: string): Promise<{ origin: string; close(): Promise<void> }> {
  const database = openDatabase({ url, connections: CONNECTIONS, onIdleError: () => {} });
  const config = readConfig({ DATABASE_URL: 'postgres://is.open/already', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database, lane: NO_LANE });
  const close = async () => {
    await app.close();
    await database.close();
  };
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close };
}
