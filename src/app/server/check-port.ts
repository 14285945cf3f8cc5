import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#platform/config/server/config.ts';
import { StartError } from './open-database.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Looks whether the address can be listened on, before a database is opened and a demo school is built for nothing.
 * Somebody may still take the port until the service listens; that is said in the same words then.
 * @throws StartError saying what is in the way.
 */
export async function checkPort({ host, port }: Address): Promise<void> {
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
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}. Please check HOST.`);
  return error;
}
