import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type validateUsernamesAndEmails as contract, NAMES_UNTIL_APPROVED } from '../contract/endpoints.ts';
import { selectAccount } from './accounts-queries.ts';
import { usernameKeysIn, validateNames } from './validate-names.ts';

/**
 * Judges a list of usernames and e-mail addresses. Anyone can sign up as a teacher, so until an admin has approved one, the
 * call must not tell more names an hour than a teacher with a few classes needs.
 */
export async function validateList(
  { db, limits, counters }: Pick<Services, 'db' | 'limits' | 'counters'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const items = body.actionableList;
  const account = await selectAccount(db, actor.userId);
  const isApproved = actor.role === 'admin' || (account?.keys_approved_at ?? null) !== null;
  const many = new Set(usernameKeysIn(items)).size;
  const name = `usernames checked by ${actor.userId}`;
  if (!isApproved && !(await limits.takeMany(name, NAMES_UNTIL_APPROVED, now, many))) {
    counters.refusedByLimit('validateUsernamesAndEmails');
    return refuse('enough-names', { retryAfter: secondsLeft(NAMES_UNTIL_APPROVED, now) });
  }
  return validateNames(db, items);
}
