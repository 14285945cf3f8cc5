import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFolderError } from './explain-failure.ts';
import { handOver } from './hand-over.ts';
import { makePassableFolder } from './passable-folder.ts';
import { keepFolderForRoot, ownedByNobody } from './root-folder.ts';
import { findClosedFolder, type ServerAccount } from './server-account.ts';

/** Where root's Openleaf keeps what another user must reach: binaries, and data when nobody chose a folder. */
export const SYSTEM_FOLDER = '/var/lib/openleaf';

/** The names inside a data folder. */
export function layOut(dataDir: string) {
  return {
    root: dataDir,
    /** PostgreSQL's own folder. */
    cluster: join(dataDir, 'postgres'),
    /** Holds a database in the making; it becomes `cluster` by one rename. */
    staging: join(dataDir, 'postgres.new'),
    /** Holds the database while its role gets a new password. */
    mending: join(dataDir, 'postgres.mending'),
    socket: join(dataDir, 'socket'),
    password: join(dataDir, 'database-password'),
    lock: join(dataDir, 'openleaf.lock'),
    holder: join(dataDir, 'openleaf.pid'),
    /** Who was erased; kept beside the database for a database that is restored. */
    erased: join(dataDir, 'erased-accounts'),
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
  // What nobody owns becomes root's, and passable with it.
  const passed = account !== undefined && (await ownedByNobody(dataDir)) ? dirname(dataDir) : dataDir;
  const closed = await findClosedFolder(passed, account);
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
 * Makes the data folder where it is missing. Only its owner can read it; root's can be passed by everyone, because the
 * database's user owns what lies below it.
 * @throws EmbeddedPostgresError `folder-not-writable`, `disk-full`, `foreign-file`, `foreign-folder`.
 */
export async function makeDataFolder(folder: DataFolder, account: ServerAccount): Promise<void> {
  try {
    const existing = await lstat(folder.root).catch(() => undefined);
    if (existing === undefined) {
      const mode = account === undefined ? 0o700 : 0o711;
      await makePassableFolder(dirname(folder.root));
      await mkdir(folder.root, { mode });
      await chmod(folder.root, mode);
    }
    // A file in its place is reported here, in the words of the operating system.
    await readdir(folder.root);
    if (account !== undefined) await keepFolderForRoot(folder);
  } catch (error) {
    throw explainFolderError(error, folder.root);
  }
}

/**
 * Makes the folder of the socket, for the database's user and for the group of its guest, who connects. Only while holding
 * the folder's lock: the guest of an Openleaf that runs would be shut out.
 */
export async function makeSocketFolder(
  path: string,
  account: ServerAccount,
  guest: SystemAccount | undefined,
): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  handOver(path, account && { uid: account.uid, gid: (guest ?? account).gid });
  await chmod(path, account === undefined || guest === undefined ? 0o700 : 0o710);
}
