import { regardless } from '#platform/deadline/server/deadline.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { logIn as contract } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import { selectCredentials } from './accounts-queries.ts';
import { signIn } from './sign-in.ts';

/** Wrong guesses on one account that are looked at in a day, whether it exists or not (product: "Login throttling"). */
const GUESSES_AT_ACCOUNT = { calls: 99, seconds: 86_400 };
/** Wrong guesses from one address. A whole school may stand behind it, and children mistype. */
const GUESSES_FROM_ADDRESS = { calls: 600, seconds: 900 };

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
  const { limits, passwords, db } = services;
  const key = usernameKey(body.username);
  const tooMany = () => refuse('too-many-guesses', { retryAfter: GUESSES_FROM_ADDRESS.seconds });

  const fromAddress = { name: `guess from ${address}`, limit: GUESSES_FROM_ADDRESS };
  // Taken before the guess is looked at, so that guesses at the same moment cannot share one.
  const taken = await limits.takeBeside(`guess at ${key}`, GUESSES_AT_ACCOUNT, fromAddress, now);
  if (!taken) return tooMany();

  const givingBack = limits.givingBack(`guess at ${key}`, GUESSES_AT_ACCOUNT, now);
  const look = async () => {
    const [user] = await selectCredentials(db, { usernameKey: key });
    const right = await passwords.verify(user?.password_hash ?? null, body.password);
    if (!user || !right || user.locked_at !== null) return undefined;
    return signIn(services, { userId: user.id, role: user.role as Role }, now, [givingBack]);
  };
  const signedIn = await look().catch((error: unknown) => {
    // In trouble nothing was looked at; pages try again by themselves, and that must not use up the day's guesses.
    regardless(() => givingBack.execute()).catch(() => {});
    throw error;
  });
  if (signedIn) return signedIn;
  // Of guesses at the same moment no more are told wrong than are left.
  const counts = await limits.take(fromAddress.name, fromAddress.limit, now);
  return counts ? refuse('wrong-login') : tooMany();
}
