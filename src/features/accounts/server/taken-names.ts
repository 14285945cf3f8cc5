import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { networkLimits } from '#platform/limits/core/network-of.ts';
import { createSlowLane } from '#platform/limits/server/slow-lane.ts';
import { tooManyForms } from '../contract/endpoints.ts';
import { RecentCounts } from './recent-counts.ts';

/** Taken usernames that one address is answered about at once, in a quarter of an hour: a school signs up behind it. */
const TOLD_AT_ONCE = { calls: 300 };
const takenFrom = new RecentCounts(900);
/** What is left to an address after that; each answer waits a second. */
const PAUSE = 1000;
const later = createSlowLane({ pause: PAUSE, most: 5 });

/**
 * Says that a username is taken. An address that has asked so often is answered more slowly, so that a script cannot look up
 * usernames by signing up. Only this answer waits: a form with a free username is never held back.
 * @throws Refusal `too-many-requests` when too many such answers of the address are waiting.
 */
export async function takenName(address: string, now: Date): Promise<Refusal<'refused-field'>> {
  const counted = networkLimits(address, TOLD_AT_ONCE);
  for (const { network } of counted) takenFrom.add(network, now);
  // The widest network that has asked so often: all of it is one line then.
  const over = counted.findLast(({ network, limit }) => takenFrom.used(network, now) > limit.calls);
  if (over && !(await later.pass(over.network)))
    throw refuse('too-many-requests', {
      retryAfter: PAUSE / 1000,
      detail: tooManyForms.detail,
    });
  const message = 'This username is taken. Please choose another.';
  return refuse('refused-field', { errors: [{ path: 'username', code: 'taken', message }] });
}
