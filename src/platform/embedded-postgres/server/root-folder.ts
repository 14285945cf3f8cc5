import { chmodSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { foreignFile, handOver } from './hand-over.ts';
import { NOBODY } from './server-account.ts';

const ROOT = { uid: 0, gid: 0 };
/** Files that SQLite may open beside the lock. */
const SQLITE_FILES = ['-journal', '-wal', '-shm'];
const OTHERS_WRITE = 0o022;

/** Whether an earlier Openleaf gave the folder to nobody. */
export async function ownedByNobody(path: string): Promise<boolean> {
  const folder = await lstat(path).catch(() => undefined);
  return folder?.isDirectory() === true && folder.uid === NOBODY.uid;
}

/**
 * Holds a data folder of root's to what root relies on: that only root puts anything into it. A folder that an earlier
 * Openleaf gave to nobody is taken back, and what could have been planted there is refused.
 * @throws EmbeddedPostgresError `foreign-folder`, `foreign-file`.
 */
export async function keepFolderForRoot(folder: DataFolder): Promise<void> {
  if (await ownedByNobody(folder.root)) {
    handOver(folder.root, ROOT);
    chmodSync(folder.root, 0o711);
  }
  await refuseForeignFolder(folder.root);
  for (const path of [folder.cluster, folder.staging, folder.mending, folder.socket])
    await refuseUnless(path, 'folder');
  const files = [
    folder.password,
    folder.holder,
    folder.lock,
    folder.erased,
    ...SQLITE_FILES.map((end) => folder.lock + end),
  ];
  for (const path of files) await keepFileForRoot(path);
}

async function refuseForeignFolder(root: string): Promise<void> {
  const found = await lstat(root);
  if (found.isSymbolicLink()) throw foreignFile(root);
  const { uid, mode } = found;
  if (uid === 0 && (mode & OTHERS_WRITE) === 0) return;
  throw new EmbeddedPostgresError(
    'foreign-folder',
    uid === 0
      ? `The data folder ${root} can be written to by other users, and root must not rely on it: chmod go-w ${root}`
      : `The data folder ${root} belongs to user ${uid} and Openleaf was started as root: start it as that user, for example with runuser -u "$(id -un ${uid})" -- COMMAND`,
  );
}

async function refuseUnless(path: string, kind: 'file' | 'folder'): Promise<Stats | undefined> {
  const stats = await lstat(path).catch(() => undefined);
  if (stats === undefined) return undefined;
  const fits = kind === 'folder' ? stats.isDirectory() : stats.isFile() && stats.nlink === 1;
  if (!fits) throw foreignFile(path);
  return stats;
}

async function keepFileForRoot(path: string): Promise<void> {
  const stats = await refuseUnless(path, 'file');
  // One that is root's is not opened: closing the lock's file would give the lock up that this process may have.
  if (stats !== undefined && stats.uid !== 0) handOver(path, ROOT);
}
