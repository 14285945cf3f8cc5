import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import type { readOwnProfile as contract } from '../contract/own-profile.ts';
import { minimumFor } from '../core/password.ts';
import { registeredAsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { selectProfile } from './own-profile-queries.ts';
import { mayChangeEmail } from './update-user.ts';

/** What a person may see and change of their own account. */
export async function readOwnProfile(
  { db, approveTeachersAtOnce }: Pick<AccountServices, 'db' | 'approveTeachersAtOnce'>,
  { actor: { userId } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const profile = await selectProfile(db, userId);
  if (!profile) return refuse('signed-out');
  return {
    username: profile.username,
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    mayChangeEmail: mayChangeEmail(profile, { keepsApprovedEmail: !approveTeachersAtOnce }),
    timezone: profile.timezone,
    ageKnown: profile.birth_year !== null,
    jobTitle: profile.job_title ?? '',
    teaching: profile.teaching ?? '',
    shortestPassword: minimumFor(
      roleOf(profile.role, profile.id),
      registeredAsOf(profile.register_as, profile.id),
    ),
  };
}
