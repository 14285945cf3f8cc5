import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { deleteOwnSettings as contract } from '../contract/own-settings.ts';
import { OWN_SETTINGS } from '../core/own-settings.ts';
import type { AccountServices } from './accounts.ts';
import { removeSettings } from './own-settings-queries.ts';
import { noteIgnored } from './write-own-settings.ts';

/** Takes back what a person set for themselves, and nothing else. */
export async function deleteOwnSettings(
  { db, log }: Pick<AccountServices, 'db' | 'log'>,
  { actor: { userId }, body: { properties } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const asked = new Set(properties);
  const own = [...asked].filter((name) => OWN_SETTINGS.has(name));
  if (own.length > 0) await removeSettings(db, userId, own);
  return { deleted: own.length, ignored: noteIgnored(log, userId, asked.size - own.length) };
}
