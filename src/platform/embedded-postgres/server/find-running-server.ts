import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { loopbackUrl, socketUrl } from './server-address.ts';

/**
 * The URL of the server that runs on a data folder, by what PostgreSQL writes into postmaster.pid; undefined when none
 * takes connections now.
 * @throws EmbeddedPostgresError `folder-not-writable` when this user may not read the folder.
 */
export async function findRunningServer(folder: DataFolder): Promise<string | undefined> {
  const written = await readOwn(join(folder.cluster, 'postmaster.pid'), folder);
  const password = await readOwn(folder.password, folder);
  if (written === undefined || password === undefined) return undefined;
  // Process, folder, start, port, socket folder, address, shared memory, state: PostgreSQL's miscadmin.h.
  const [, , , port = '', socketFolder = '', , , state = ''] = written.split('\n');
  if (state.trim() !== 'ready') return undefined;
  return socketFolder === ''
    ? loopbackUrl(Number(port), password)
    : socketUrl(socketFolder, Number(port), password);
}

async function readOwn(file: string, folder: DataFolder): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    if (code === 'EACCES' || code === 'EPERM') throw belongsToAnother(folder.root);
    throw error;
  }
}

/** A folder that another user owns and that this one may not read. */
export const belongsToAnother = (root: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'folder-not-writable',
    `The data folder ${root} belongs to another user. Run this as the user who runs Openleaf, or as root.`,
  );
