import { lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import { freshAccount, type SystemAccount } from '#platform/privilege/server/system-account.ts';

/** The operating-system user that PostgreSQL's processes run as; undefined is the user who starts Openleaf. */
export type ServerAccount = SystemAccount | undefined;

/** "nobody" on every Linux: many services share it, and it once owned databases of ours. */
export const NOBODY: SystemAccount = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the database, and as a user in which nothing
 * else runs where there is no database yet or where it is nobody's.
 */
export async function chooseAccount(clusterFolder: string): Promise<ServerAccount> {
  if (!isRoot()) return undefined;
  const owner = await lstat(clusterFolder).catch(() => undefined);
  if (owner?.isDirectory() !== true || owner.uid === 0 || owner.uid === NOBODY.uid)
    return freshAccount('database', clusterFolder);
  return { uid: owner.uid, gid: owner.gid };
}

/**
 * initdb asks for the name of its user, and a fresh account has none. It runs as nobody, in the account's group: what
 * else runs as nobody reaches neither its process nor, in a folder for this group alone, its files.
 */
export const namedAccount = (account: ServerAccount): ServerAccount =>
  account === undefined ? undefined : { uid: NOBODY.uid, gid: account.gid };

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
