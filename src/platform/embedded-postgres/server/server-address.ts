import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';
import { ROLE } from './create-cluster.ts';
import { type DataFolder, makeSocketFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerSettings } from './server-settings.ts';

/** Where the server listens, and nobody but its owner reaches it. */
export interface ServerAddress {
  readonly settings: ServerSettings;
  /** A connection URL that pg and libpq understand. */
  url(password: string): string;
  /** A folder to remove when the server has ended. */
  readonly temporaryFolder: string | undefined;
}

/** With a Unix socket the port is only a part of the file's name; it is said so that PGPORT does not matter. */
const SOCKET_PORT = 5432;
/** Longest path of a Unix socket in bytes (sun_path without its final NUL). */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

/** A Unix socket in a private folder; on Windows, which has no rights on sockets, a port of the loopback. */
export function chooseAddress(
  folder: DataFolder,
  account: ServerAccount,
  guest?: SystemAccount,
): Promise<ServerAddress> {
  return process.platform === 'win32' ? loopbackAddress() : socketAddress(folder, account, guest);
}

async function socketAddress(
  folder: DataFolder,
  account: ServerAccount,
  guest: SystemAccount | undefined,
): Promise<ServerAddress> {
  const file = join(folder.socket, `.s.PGSQL.${SOCKET_PORT}`);
  const tooLong = Buffer.byteLength(file) > LONGEST_PATH;
  // mkdtemp makes it 0700 under a name that nobody can have prepared.
  const socketFolder = tooLong ? await mkdtemp(join(tmpdir(), 'openleaf-')) : folder.socket;
  await makeSocketFolder(socketFolder, account, guest);
  return {
    settings: {
      listen_addresses: '',
      port: `${SOCKET_PORT}`,
      unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
      // A guest is let in by the rights of the folder.
      unix_socket_permissions: guest === undefined ? '0700' : '0777',
    },
    url: (password) => socketUrl(socketFolder, SOCKET_PORT, password),
    temporaryFolder: tooLong ? socketFolder : undefined,
  };
}

async function loopbackAddress(): Promise<ServerAddress> {
  const port = await freePort();
  return {
    settings: { listen_addresses: '127.0.0.1', port: `${port}`, unix_socket_directories: '' },
    url: (password) => loopbackUrl(port, password),
    temporaryFolder: undefined,
  };
}

/** The URL of a server that listens on a Unix socket in this folder. */
export function socketUrl(socketFolder: string, port: number, password: string): string {
  const query = new URLSearchParams({ host: socketFolder, port: `${port}` });
  return `postgresql://${ROLE}:${password}@localhost/${ROLE}?${query.toString()}`;
}

/** The URL of a server that listens on the loopback. */
export const loopbackUrl = (port: number, password: string): string =>
  `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;

export function removeTemporaryFolder(folder: string | undefined): Promise<void> {
  return folder === undefined ? Promise.resolve() : rm(folder, { recursive: true, force: true });
}
