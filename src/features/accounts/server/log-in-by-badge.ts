import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { createWrongTries } from '#platform/limits/server/wrong-tries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { logInByBadge as contract } from '../contract/badge-login.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import { readBadge } from '../core/badge.ts';
import type { AccountServices } from './accounts.ts';
import { isFlagOn } from './feature-flags.ts';
import { signInByBadge } from './sign-in.ts';

/** Longest that a try waits where many were wrong, in milliseconds. */
const PAUSE = 1000;
/** A badge cannot be guessed. This keeps a script from asking the database as fast as it can; old cards are tried by children. */
const wrongBadges = createWrongTries({
  name: 'badges',
  allowed: { calls: 300, seconds: 3600 },
  pause: PAUSE,
  most: 50,
});
/**
 * Signs in the student whose badge was read (decision 81). What is wrong with a badge is told to nobody. A right one is never slowed: only
 * wrong ones stand in the line that a flood of them fills.
 */
export async function logInByBadge(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { limits, counters } = services;
  if (await isFlagOn(services.db, 'pause_badges', 'student')) return refuse('badges-paused');
  const signedIn = await signInHolder(services, call);
  if (signedIn) return signedIn;
  counters.failedLogin();
  const network = await wrongBadges.usedUp(limits, call);
  if (network !== undefined && !(await wrongBadges.pass(network))) {
    counters.refusedByLimit('badge');
    return refuse('many-badges', { retryAfter: Math.ceil(PAUSE / 1000) });
  }
  await wrongBadges.count(limits, call);
  return refuse('badge-over');
}

/**
 * A wrong badge costs one statement, and no transaction: whoever tries many holds no connection. A right one is held until the session is there,
 * so that a new badge ends the session of the old one whichever came first.
 */
async function signInHolder(
  services: AccountServices,
  { body, headers, now }: Call<typeof contract>,
): Promise<Reply<typeof contract> | undefined> {
  const badge = readBadge(body.badge);
  if (badge === null) return undefined;
  const { studentId: userId, secret } = badge;
  const read = { studentId: userId, secretHash: hashToken(secret), now };
  if (!(await services.knowsBadge(services.db, read))) return undefined;
  return services.db.transaction().execute(async (tx) => {
    if (!(await services.holdsBadge(tx, read))) return undefined;
    const device = { deviceToken: headers[DEVICE_TOKEN], userAgent: headers['user-agent'] };
    return signInByBadge({ ...services, db: tx }, { userId, role: 'student', ...device }, now);
  });
}
