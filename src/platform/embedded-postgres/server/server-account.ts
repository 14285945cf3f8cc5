import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The operating-system user that PostgreSQL's processes run as; undefined is the user who starts Openleaf. */
export type ServerAccount = { readonly uid: number; readonly gid: number } | undefined;

/** "nobody" on every Linux, who owns nothing. */
const NOBODY = 65_534;

/**
 * PostgreSQL refuses to run as root. As root it runs as whoever owns the database already, so that a folder never
 * changes hands behind its owner's back, and as nobody where there is none yet.
 */
export async function chooseAccount(clusterFolder: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner === undefined || owner.uid === 0) return { uid: NOBODY, gid: NOBODY };
  return { uid: owner.uid, gid: owner.gid };
}

/** The outermost folder on the way to `path` that the account may not pass, `path` itself included. */
export async function findClosedFolder(path: string, account: ServerAccount): Promise<string | undefined> {
  if (account === undefined) return undefined;
  const parent = dirname(path);
  const closed = parent === path ? undefined : await findClosedFolder(parent, account);
  if (closed !== undefined) return closed;
  const folder = await stat(path).catch(() => undefined);
  if (folder === undefined || !folder.isDirectory()) return undefined;
  const bit = folder.uid === account.uid ? 0o100 : folder.gid === account.gid ? 0o010 : 0o001;
  return (folder.mode & bit) === 0 ? path : undefined;
}

/** Gives a file or a folder to the account. */
export async function handOver(path: string, account: ServerAccount): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}
