import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { updateUserAge as contract } from '../contract/own-profile.ts';
import type { AccountServices } from './accounts.ts';
import { giveBirthMonth } from './give-birth-month.ts';
import { lockProfile, updateProfile } from './own-profile-queries.ts';

/** Keeps when a person was born, by month; nobody who is under 13 becomes older by it. */
export const updateUserAge = (
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, body: { birthDate }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> =>
  unlessRefused(db, async (tx) => {
    const profile = await lockProfile(tx, userId);
    if (!profile) return refuse('signed-out');
    const change = giveBirthMonth(profile, birthDate, now);
    if (change instanceof Refusal) return change;
    await updateProfile(tx, userId, change);
    return { saved: true as const };
  });
