import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { blockOf } from '#platform/limits/core/network-of.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import {
  type validateUsernamesAndEmails as contract,
  NAMES_OF_NETWORK,
  NAMES_UNTIL_APPROVED,
} from '../contract/endpoints.ts';
import { selectAccount } from './accounts-queries.ts';
import { usernameKeysIn, validateNames } from './validate-names.ts';

const TOO_MANY_IN_NETWORK =
  'Many usernames were checked from your network within the hour. Please try again later.';

/** Judges a list of usernames and email addresses. */
export async function validateList(
  services: Pick<Services, 'db' | 'limits' | 'counters'>,
  { actor, address, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, counters } = services;
  const { items } = body;
  const account = await selectAccount(db, actor.userId);
  const isApproved = actor.role === 'admin' || (account?.keys_approved_at ?? null) !== null;
  if (!isApproved) {
    const many = new Set(usernameKeysIn(items)).size;
    const refusal = await takeNames(services, { userId: actor.userId, network: blockOf(address), many }, now);
    if (refusal) {
      counters.refusedByLimit('validateUsernamesAndEmails');
      return refusal;
    }
  }
  return validateNames(db, items);
}

interface LookUp {
  readonly userId: number;
  /** An IPv4 address, or the /48 of an IPv6 one, which one person may have whole. */
  readonly network: string;
  readonly many: number;
}

/**
 * Anyone can sign up as a teacher, also many times, so until an admin has approved one, the call must not reveal more names
 * an hour than a teacher with a few classes needs, nor all accounts of a network together more than a school does. The
 * account is counted first: one whose allowance is used up takes nothing from its colleagues.
 */
async function takeNames(
  { limits }: Pick<Services, 'limits'>,
  { userId, network, many }: LookUp,
  now: Date,
): Promise<Refusal<'enough-names'> | undefined> {
  const ofAccount = `usernames checked by ${userId}`;
  if (!(await limits.takeMany(ofAccount, NAMES_UNTIL_APPROVED, now, many)))
    return refuse('enough-names', { retryAfter: secondsLeft(NAMES_UNTIL_APPROVED, now) });
  if (await limits.takeMany(`usernames checked from ${network}`, NAMES_OF_NETWORK, now, many))
    return undefined;
  await limits.giveBackMany(ofAccount, NAMES_UNTIL_APPROVED, now, many);
  return refuse('enough-names', {
    detail: TOO_MANY_IN_NETWORK,
    retryAfter: secondsLeft(NAMES_OF_NETWORK, now),
  });
}
