import { emailKey } from '#features/accounts/core/email-key.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { inviteTeacher as contract } from '../contract/teacher-invitations.ts';
import { upsertInvitation } from './teacher-invitations-queries.ts';

const A_DAY: RateLimit = { calls: 5, seconds: 86_400 };

/** Asks a teacher by e-mail address; nothing in the answer, or in its time, tells whether somebody has it. */
export async function inviteTeacher(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await limits.take(`invitations by ${actor.userId}`, A_DAY, now))) {
    return refuse('enough-for-today', { retryAfter: A_DAY.seconds });
  }
  await upsertInvitation(db, actor.userId, emailKey(body.email), now);
  return { asked: true };
}
