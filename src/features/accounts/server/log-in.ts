import { regardless } from '#platform/deadline/server/deadline.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { keyOf, windowOf } from '#platform/limits/server/limit-window.ts';
import { uncountingOne } from '#platform/limits/server/limits-queries.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { logIn as contract } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import { takeGuess } from './login-queries.ts';
import { signIn } from './sign-in.ts';

/** Wrong guesses on one account that are looked at in a day, whether it exists or not (product: "Login throttling"). */
const GUESSES_AT_ACCOUNT = { calls: 99, seconds: 86_400 };
/** Wrong guesses from one address. A whole school may stand behind it, and children mistype. */
const GUESSES_FROM_ADDRESS = { calls: 600, seconds: 900 };

/** Bytes of a name's hash in the log: enough to see that lines are about one name. */
const LOGGED_BYTES = 9;

/**
 * Signs a person in. A wrong name, a wrong password and a locked account are told alike and take the same time; right
 * logins cost nothing of any allowance. When a crowd comes, the answer may be `unavailable` with the time to come back:
 * then nothing was looked at, and nothing counts as a guess.
 */
export const logIn = (
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> => services.passwords.logins.admit(() => lookAt(services, call));

async function lookAt(
  services: AccountServices,
  { body, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { limits, passwords, db, counters } = services;
  const key = usernameKey(body.username);
  const tooMany = () => {
    counters.lockedOut('account');
    return refuse('too-many-guesses', { retryAfter: GUESSES_FROM_ADDRESS.seconds });
  };

  const fromAddress = `guess from ${address}`;
  const atAccount = windowOf(`guess at ${key}`, GUESSES_AT_ACCOUNT, now);
  // Taken before the guess is looked at, so that guesses at the same moment cannot share one.
  const [taken] = await takeGuess(db, {
    usernameKey: key,
    atAccount,
    fromAddress: {
      key: keyOf(windowOf(fromAddress, GUESSES_FROM_ADDRESS, now)),
      most: GUESSES_FROM_ADDRESS.calls,
    },
  });
  if (!taken || taken.used > GUESSES_AT_ACCOUNT.calls) return tooMany();

  const look = async () => {
    const { id, role, password_hash, locked_at } = taken;
    const right = await passwords.verify(password_hash, body.password);
    if (id === null || !right || locked_at !== null) return undefined;
    return signIn(services, { userId: id, role: role as Role }, now, keyOf(atAccount));
  };
  const signedIn = await look().catch((error: unknown) => {
    // In trouble nothing was looked at; pages try again by themselves, and that must not use up the day's guesses.
    regardless(() => uncountingOne(db, atAccount).execute()).catch(() => {});
    throw error;
  });
  if (signedIn) return signedIn;
  noteFailure(services, key);
  // Of guesses at the same moment no more are told wrong than are left.
  const counts = await limits.take(fromAddress, GUESSES_FROM_ADDRESS, now);
  return counts ? refuse('wrong-login') : tooMany();
}

/** An attack leaves a trace: which logins fail together can be seen, but not whom they name. */
function noteFailure({ counters, keyedHash, log }: AccountServices, key: string): void {
  counters.failedLogin();
  log.info(
    { name: keyedHash.of('login name in the log', key).subarray(0, LOGGED_BYTES).toString('base64url') },
    'a login failed',
  );
}
