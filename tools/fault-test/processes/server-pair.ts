import { NetworkProxy } from '../../harness/network-proxy.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';
import { notificationFilter } from './notification-filter.ts';

/** Two server processes on one database. */
export interface ServerPair {
  readonly origins: readonly [string, string];
  readonly ports: readonly [number, number];
  /** Ends one of them, by its index. @returns the milliseconds until it had ended. */
  end(index: number, signal: NodeJS.Signals): Promise<number>;
  /** Starts it again on its port. */
  startAgain(index: number): Promise<void>;
  close(): Promise<void>;
}

/** @param withoutNotifications the second one gets none of the notifications that the first sends through the database. */
export async function startPair(
  environment: TestEnvironment,
  withoutNotifications: boolean,
): Promise<ServerPair> {
  const databaseUrl = environment.storage.url();
  const network = withoutNotifications
    ? await NetworkProxy.open({ ports: [Number(new URL(databaseUrl).port)], filterDown: notificationFilter })
    : undefined;
  const envs = [{}, network ? { DATABASE_URL: network.through(databaseUrl) } : {}];
  const servers: OpenleafProcess[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await network?.close();
  };
  try {
    for (const env of envs) servers.push(await environment.startServer({ env }));
  } catch (error) {
    await close();
    throw error;
  }
  const at = (index: number): OpenleafProcess => {
    const server = servers[index];
    if (server === undefined) throw new RangeError(`There is no server ${index}.`);
    return server;
  };
  return {
    origins: [at(0).origin, at(1).origin],
    ports: [at(0).port, at(1).port],
    async end(index, signal) {
      const began = performance.now();
      await at(index).end(signal);
      return performance.now() - began;
    },
    async startAgain(index) {
      const env = { ...envs[index], PORT: String(at(index).port) };
      servers[index] = await environment.startServer({ env });
    },
    close,
  };
}
