import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { readOwnSettings as contract } from '../contract/own-settings.ts';
import { ownPart } from '../core/own-settings.ts';
import { userSettingsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { selectSettings } from './own-settings-queries.ts';

/** The settings that a person may change by themselves, or those of them that are asked for. */
export async function readOwnSettings(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await selectSettings(db, userId);
  if (!row) return refuse('signed-out');
  const asked = query.properties?.split(',').map((name) => name.trim());
  const own = Object.entries(ownPart(userSettingsOf(row.settings, userId)));
  return { properties: Object.fromEntries(own.filter(([name]) => asked?.includes(name) ?? true)) };
}
