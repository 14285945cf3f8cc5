import { constants, existsSync } from 'node:fs';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { diskFull, explainFolderError } from './explain-failure.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** SQLite's "database is locked" and "disk is full". */
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/** A process that is just ending gets this long to let go: after `npm start` was stopped, the next one may come at once. */
const LOCK_TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/**
 * Lets one process at a time use a data folder. The lock is the kernel's (an empty SQLite file held exclusively: the
 * only file lock that Node offers), so it ends with its process, however that ends, and no process number can be
 * mistaken for another. A second file only says who holds it.
 * @throws EmbeddedPostgresError `folder-in-use`, `folder-not-writable`.
 */
export async function lockFolder(folder: DataFolder): Promise<FolderLock> {
  let lock: DatabaseSync | undefined;
  try {
    lock = await acquire(folder);
    await writeFile(folder.holder, `${process.pid}\n${new Date().toISOString()}\n`);
  } catch (error) {
    lock?.close();
    throw explainFolderError(error, folder.root);
  }
  const held = lock;
  return {
    release: async () => {
      // Root's folder keeps the file of one who gave root up; it means nothing without the lock.
      await rm(folder.holder, { force: true }).catch(() => {});
      held.close();
    },
  };
}

/**
 * Whether a process, perhaps this one, holds the folder now.
 * @throws EmbeddedPostgresError `folder-not-writable`.
 */
export async function isFolderHeld(folder: DataFolder): Promise<boolean> {
  if (!existsSync(folder.lock)) return false;
  try {
    await access(folder.lock, constants.W_OK);
    const lock = tryToHold(folder);
    lock?.close();
    return lock === undefined;
  } catch (error) {
    throw explainFolderError(error, folder.root);
  }
}

async function acquire(folder: DataFolder): Promise<DatabaseSync> {
  // Asked first for the operating system's own reason. Asked, not opened: closing a file gives up every lock that the
  // same process has on it.
  await access(folder.root, constants.W_OK);
  if (existsSync(folder.lock)) await access(folder.lock, constants.W_OK);
  for (const end = Date.now() + LOCK_TIMEOUT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    const lock = tryToHold(folder);
    if (lock !== undefined) return lock;
    if (Date.now() > end) throw await inUse(folder);
  }
}

/** @returns undefined when another process holds it. */
function tryToHold(folder: DataFolder): DatabaseSync | undefined {
  const lock = new DatabaseSync(folder.lock);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_BUSY) return undefined;
    throw code === SQLITE_FULL ? diskFull(folder.root) : error;
  }
}

async function inUse(folder: DataFolder): Promise<EmbeddedPostgresError> {
  const [pid, since] = (await readFile(folder.holder, 'utf8').catch(() => '')).split('\n');
  const holder = pid === undefined || pid === '' ? '' : ` (process ${pid}, started ${since})`;
  return new EmbeddedPostgresError(
    'folder-in-use',
    `The data folder ${folder.root} is in use by another Openleaf${holder}. Stop that one, or set DATA_DIR to another folder.`,
  );
}
