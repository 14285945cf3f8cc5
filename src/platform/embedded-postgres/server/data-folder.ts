import { createHash } from 'node:crypto';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFolderError } from './explain-failure.ts';
import { makePassableFolder } from './passable-folder.ts';
import { findClosedFolder, handOver, type ServerAccount } from './server-account.ts';

/** Where root's Openleaf keeps what another user must reach: binaries, and data when nobody chose a folder. */
export const SYSTEM_FOLDER = '/var/lib/openleaf';

/** The names inside a data folder. */
export function layOut(dataDir: string) {
  return {
    root: dataDir,
    /** PostgreSQL's own folder. */
    cluster: join(dataDir, 'postgres'),
    /** A database in the making; it becomes `cluster` by one rename. */
    staging: join(dataDir, 'postgres.new'),
    socket: join(dataDir, 'socket'),
    password: join(dataDir, 'database-password'),
    lock: join(dataDir, 'openleaf.lock'),
    holder: join(dataDir, 'openleaf.pid'),
  };
}

export type DataFolder = ReturnType<typeof layOut>;

/**
 * A folder that nobody chose and that the account cannot reach (a checkout under a closed home) gives way to one
 * below /var/lib/openleaf, named after the checkout.
 * @throws EmbeddedPostgresError `folder-out-of-reach` when the folder was chosen.
 */
export async function placeDataFolder(
  dataDir: string,
  chosen: boolean,
  account: ServerAccount,
): Promise<string> {
  const closed = await findClosedFolder(dataDir, account);
  if (closed === undefined) return dataDir;
  const elsewhere = join(SYSTEM_FOLDER, nameAfter(dataDir));
  if (!chosen) return elsewhere;
  throw new EmbeddedPostgresError(
    'folder-out-of-reach',
    `As root the database runs as user ${account?.uid}, who may not pass ${closed} on the way to ${dataDir}. ` +
      `Set DATA_DIR to a folder that every user can reach, such as ${elsewhere}.`,
  );
}

/** `/root/openleaf/data` → `openleaf-1f0c9a2b`: the checkout's name, and its place so that two of them do not meet. */
function nameAfter(dataDir: string): string {
  const place = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return `${basename(dirname(dataDir))}-${place}`;
}

/**
 * Makes the data folder where it is missing; only its owner can read it.
 * @throws EmbeddedPostgresError `folder-not-writable`, `disk-full`.
 */
export async function makeDataFolder(folder: DataFolder, account: ServerAccount): Promise<void> {
  try {
    const existing = await stat(folder.root).catch(() => undefined);
    if (existing === undefined) {
      await makePassableFolder(dirname(folder.root));
      await mkdir(folder.root, { mode: 0o700 });
      await handOver(folder.root, account);
    }
    await mkdir(folder.socket, { recursive: true, mode: 0o700 });
    await handOver(folder.socket, account);
    await chmod(folder.socket, 0o700);
  } catch (error) {
    throw explainFolderError(error, folder.root);
  }
}
