import { emailKey } from '#features/accounts/core/email-key.ts';
import { registeredAsOf, selectAccount } from '#features/accounts/server/public.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { inviteTeacher as contract } from '../contract/teacher-invitations.ts';
import { MAX_TEACHERS_ASKED } from '../core/class-limits.ts';
import { countTeachersAsked, upsertInvitation } from './teacher-invitations-queries.ts';

const A_DAY: RateLimit = { calls: 5, seconds: 86_400 };

/** Asks a teacher by email address; nothing in the answer, or in its time, tells whether it is registered. */
export async function inviteTeacher(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const account = await selectAccount(db, actor.userId);
  if (account && registeredAsOf(account.register_as, account.id) === 'parent')
    return refuse('parent-account');
  if (!(await limits.take(`invitations by ${actor.userId}`, A_DAY, now))) {
    return refuse('enough-for-today', { retryAfter: secondsLeft(A_DAY, now) });
  }
  const invitation = { studentId: actor.userId, key: emailKey(body.email), now };
  if ((await countTeachersAsked(db, invitation)) >= MAX_TEACHERS_ASKED) return refuse('enough-teachers');
  await upsertInvitation(db, invitation);
  return { asked: true };
}
