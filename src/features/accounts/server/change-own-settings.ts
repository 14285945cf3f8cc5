import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { changeOwnSettings as contract } from '../contract/own-settings.ts';
import { ownPart } from '../core/own-settings.ts';
import type { AccountServices } from './accounts.ts';
import { mergeSettings } from './own-settings-queries.ts';

/** Changes what a person may set for themselves, and nothing else. */
export async function changeOwnSettings(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, body: { properties } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const own = ownPart(properties);
  const changed = Object.keys(own).length;
  if (changed > 0) await mergeSettings(db, userId, own);
  return { changed, ignored: Object.keys(properties).length - changed };
}
