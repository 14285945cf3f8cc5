import { regardless } from '#platform/deadline/server/deadline.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import type { logIn as contract } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import { nextTries } from '../core/device-delays.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import type { Caller } from './callers.ts';
import { GUESSES_AT_ACCOUNT, guessFrom, guessKeyOf } from './guesses-at-account.ts';
import { giveBackAtAccount } from './guesses-queries.ts';
import {
  type Guess,
  giveBackOnDevice,
  selectNextTry,
  selectUsernameOf,
  type TakenGuess,
  takeGuess,
} from './login-queries.ts';
import { signInByPassword } from './sign-in.ts';

/** Bytes of a name's hash in the log: enough to see that lines are about one name. */
const LOGGED_BYTES = 9;
const DAY = 86_400_000;

/**
 * Signs a person in. A wrong name, a wrong password and a locked account get the same reply after the same time; right
 * logins cost nothing of any allowance, and wrong ones never use up that of a device which has signed in before
 * (docs/decisions/0027). When a crowd comes, the answer may be `unavailable` with the time to come back: then nothing was
 * looked at, and nothing counts as a guess.
 */
export async function logIn(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const caller = services.callers.find(call.headers[DEVICE_TOKEN], call.address, call.now);
  const reply = await services.passwords.logins.admit(caller.origin, () => lookAt(services, call, caller));
  if (reply instanceof Refusal && reply.code === 'unavailable') services.counters.turnedAway();
  return reply;
}

async function lookAt(
  services: AccountServices,
  { body, headers, address, now }: Call<typeof contract>,
  caller: Caller,
): Promise<Reply<typeof contract>> {
  const key = await accountKeyOf(services, usernameKey(body.username));
  const atAccount = guessFrom(services.keyedHash, { usernameKey: key, address }, now);
  const guess = guessOf(key, { device: caller.device, atAccount, now });
  // Taken before the guess is looked at, so that guesses at the same moment cannot share one.
  const [taken] = await takeGuess(services.db, guess);
  if (!taken) return tooMany(services, guess);

  const look = async () => {
    const { id, role, password_hash, locked_at, on_device } = taken;
    const right = await services.passwords.verify(password_hash, body.password);
    if (id === null || password_hash === null || !right || locked_at !== null) return undefined;
    const person = {
      userId: id,
      role: roleOf(role, id),
      passwordHash: password_hash,
      deviceToken: headers[DEVICE_TOKEN],
    };
    return signInByPassword(
      services,
      { ...person, ...(!on_device && { guess: guessKeyOf(guess.atAccount) }) },
      now,
    );
  };
  const signedIn = await look().catch((error: unknown) => {
    // In trouble nothing was looked at; pages try again by themselves, and that must not use up the day's guesses.
    regardless(() => giveBack(services, guess, taken)).catch(() => {});
    throw error;
  });
  services.callers.note(caller, signedIn !== undefined, now);
  if (signedIn) return signedIn;
  noteFailure(services, guess.usernameKey);
  return refuse('wrong-login');
}

/**
 * The username whose account is meant: what was typed, or that of the one grown-up whose e-mail it is. From here on both
 * are the same login, so that guesses by either use up one allowance. What was typed decides alone whether is looked.
 */
async function accountKeyOf({ db }: AccountServices, typed: string): Promise<string> {
  if (!typed.includes('@')) return typed;
  const [named] = await selectUsernameOf(db, { typed });
  return named?.username_key ?? typed;
}

const guessOf = (
  key: string,
  { device, atAccount, now }: Pick<Guess, 'device' | 'atAccount' | 'now'>,
): Guess => ({
  usernameKey: key,
  device,
  atAccount,
  now,
  dayAgo: new Date(now.getTime() - DAY),
  nextTries: nextTries(now),
});

async function giveBack({ db }: AccountServices, guess: Guess, taken: TakenGuess): Promise<void> {
  const { device, now } = guess;
  if (taken.on_device && taken.id !== null && device)
    await giveBackOnDevice(db, { userId: taken.id, device, now });
  else await giveBackAtAccount(db, guessKeyOf(guess.atAccount, taken.id !== null));
}

/** Refused unseen, with the true time until a guess from here is looked at again. */
async function tooMany(
  { db, counters }: AccountServices,
  guess: Guess,
): Promise<Refusal<'too-many-guesses'>> {
  const tomorrow = secondsLeft(GUESSES_AT_ACCOUNT, guess.now);
  const nextTry = guess.device ? await selectNextTry(db, guess) : undefined;
  counters.lockedOut(nextTry ? 'device' : 'account');
  const onDevice = nextTry && Math.ceil((nextTry.getTime() - guess.now.getTime()) / 1000);
  return refuse('too-many-guesses', { retryAfter: Math.min(onDevice ?? tomorrow, tomorrow) });
}

/** An attack leaves a trace: which logins fail together can be seen, but not whom they name. */
function noteFailure({ counters, keyedHash, log }: AccountServices, key: string): void {
  counters.failedLogin();
  log.info(
    { name: keyedHash.of('login name in the log', key).subarray(0, LOGGED_BYTES).toString('base64url') },
    'a login failed',
  );
}
