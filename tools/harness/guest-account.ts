import { stat } from 'node:fs/promises';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';

/**
 * Whom a running database lets in beside the server that it belongs to. Started by root, an embedded one lets in only the
 * account that its server became: the group of the socket's folder, which is the account's user, too.
 * @param url of the database.
 * @returns undefined where any process of ours may connect.
 */
export async function guestAccount(url: string): Promise<SystemAccount | undefined> {
  const host = new URL(url).searchParams.get('host');
  if (!isRoot() || host === null || !host.startsWith('/')) return undefined;
  const { gid, mode } = await stat(host);
  const letsGroupIn = (mode & 0o010) !== 0;
  return letsGroupIn ? { uid: gid, gid } : undefined;
}
