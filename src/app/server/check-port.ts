import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from '#platform/config/server/config.ts';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import { StartError } from './open-database.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Looks whether the address can be listened on, before a database is opened and a demo school is built for nothing.
 * Another program may still take the port until the service listens; that is said in the same words then.
 * @throws StartError saying what is in the way.
 */
export async function checkPort({ host, port }: Address): Promise<void> {
  if (isRoot() && port > 0 && port < (await firstFreePort())) throw reserved(port);
  const probe = createServer();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    throw explainListenError(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** Turns what the operating system said about listening into a sentence; other errors pass unchanged. */
export function explainListenError(error: unknown, { host, port }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the other program, or choose another port with PORT=3001 npm start.`,
    );
  }
  if (code === 'EACCES') return reserved(port);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}. Please check HOST.`);
  return error;
}

/** Root gives itself up before it listens, so that it may use no more ports than anybody. */
const reserved = (port: number): StartError =>
  new StartError(
    `Port ${port} is for root, and Openleaf does not serve as root: choose one above 1023 with PORT, behind a reverse proxy.`,
  );

/** The first port that every user may listen on. */
async function firstFreePort(): Promise<number> {
  const text = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => '1024');
  return Number(text);
}
