import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { belongsToAnother, findRunningServer } from './find-running-server.ts';
import { isFolderHeld } from './folder-lock.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findDataFolder,
  openEmbeddedPostgres,
} from './open-embedded-postgres.ts';

/** An Openleaf that is just starting recovers first after a crash. Milliseconds. */
const START_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 50;

/**
 * The embedded database for a command: the server of the Openleaf that runs on the folder, else a server of its own until
 * `stop`. Never makes a database, so that a command with the wrong DATA_DIR finds nothing instead of an empty one.
 * @throws EmbeddedPostgresError with one clear sentence.
 */
export async function reachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await findDataFolder(options);
  await refuseMissing(folder);
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(POLL_INTERVAL_MS)) {
    if (!(await isFolderHeld(folder))) {
      const opened = await openUnlessHeld(options);
      if (opened !== undefined) return opened;
    }
    const url = await findRunningServer(folder);
    if (url !== undefined) return { url, dataDir: folder.root, stop: async () => {} };
  }
  throw new EmbeddedPostgresError(
    'start-failed',
    `The Openleaf that uses ${folder.root} does not get its database ready. Please try again when it has started.`,
  );
}

/** @returns undefined when another process was quicker to take the folder. */
function openUnlessHeld(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres | undefined> {
  return openEmbeddedPostgres(options).catch((error: unknown) => {
    if (error instanceof EmbeddedPostgresError && error.problem === 'folder-in-use') return undefined;
    throw error;
  });
}

async function refuseMissing(folder: DataFolder): Promise<void> {
  await access(folder.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw belongsToAnother(folder.root);
    throw new EmbeddedPostgresError(
      'no-database',
      `There is no database in ${folder.root}. Start Openleaf once, or set DATA_DIR or DATABASE_URL to the database that you mean.`,
    );
  });
}
