import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { updateTeacherDetails as contract } from '../contract/own-profile.ts';
import type { AccountServices } from './accounts.ts';
import { updateProfile } from './own-profile-queries.ts';

/** Keeps what a teacher says of their work; who approves teachers sees it. */
export async function updateTeacherDetails(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, body: { jobTitle, teaching } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await updateProfile(db, userId, {
    ...(jobTitle !== undefined && { job_title: jobTitle === '' ? null : jobTitle }),
    ...(teaching !== undefined && { teaching: teaching === '' ? null : teaching }),
  });
  return { saved: true };
}
