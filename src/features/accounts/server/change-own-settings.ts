import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { changeOwnSettings as contract } from '../contract/own-settings.ts';
import type { AccountServices } from './accounts.ts';
import { writeOwnSettings } from './write-own-settings.ts';

/** Changes what a person may set for themselves, and nothing else. */
export const changeOwnSettings = (
  services: Pick<AccountServices, 'db' | 'log'>,
  { actor: { userId }, body: { properties } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> => writeOwnSettings(services, userId, properties);
