import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { updateUserSettingsOnly as contract } from '../contract/own-profile.ts';
import type { AccountServices } from './accounts.ts';
import { writeOwnSettings } from './write-own-settings.ts';

/** Changes what a person may set for themselves, sent as the session hands it out. */
export async function updateUserSettingsOnly(
  services: Pick<AccountServices, 'db' | 'log'>,
  { actor: { userId }, body: { userSettings } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { ignored } = await writeOwnSettings(services, userId, userSettings);
  return { saved: true, ignored };
}
