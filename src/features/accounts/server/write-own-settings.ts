import type { Db } from '#platform/db/server/database.ts';
import type { Log } from '#platform/services/server/services.ts';
import { ownPart } from '../core/own-settings.ts';
import { mergeSettings } from './own-settings-queries.ts';

/**
 * Writes what a person may set for themselves. What is the server's own is left as it is, and the try leaves a line in the log.
 * @returns how many were set, and how many were ignored.
 */
export async function writeOwnSettings(
  { db, log }: { readonly db: Db; readonly log: Log },
  userId: number,
  properties: Readonly<Record<string, unknown>>,
): Promise<{ changed: number; ignored: number }> {
  const own = ownPart(properties);
  const changed = Object.keys(own).length;
  if (changed > 0) await mergeSettings(db, userId, own);
  return { changed, ignored: noteIgnored(log, userId, Object.keys(properties).length - changed) };
}

/** Notes settings that a client sent although they are the server's own. @returns how many. */
export function noteIgnored(log: Log, userId: number, ignored: number): number {
  if (ignored > 0) log.warn({ userId, ignored }, 'settings that are the server’s own were ignored');
  return ignored;
}
