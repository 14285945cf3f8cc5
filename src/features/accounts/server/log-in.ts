import { regardless } from '#platform/deadline/server/deadline.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import type { logIn as contract } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import { nextTries } from '../core/device-delays.ts';
import { type LoginName, loginNamesOf, typedNameKey } from '../core/login-name.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import type { Caller } from './callers.ts';
import { challengeLogin } from './challenge-login.ts';
import { guessesAllowed, guessFrom, guessKeyOf } from './guesses-at-account.ts';
import { giveBackAtAccount } from './guesses-queries.ts';
import {
  type Guess,
  giveBackOnDevice,
  selectNextTry,
  type TakenGuess,
  takeGuess,
} from './login-guess-queries.ts';
import { sayWhichAccount } from './say-which-account.ts';
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
  const names = loginNamesOf(typedNameKey(call.body.username));
  const origin = { ...caller.origin, places: names.length };
  const reply = await services.passwords.logins.admit(origin, () =>
    lookAt(services, call, { caller, names }),
  );
  if (reply instanceof Refusal && reply.code === 'unavailable') services.counters.turnedAway();
  return reply;
}

/** One of the two things that the typed name can be. */
interface Candidate {
  readonly guess: Guess;
  /** Undefined where the allowance is used up: then the password is not compared with this account's. */
  readonly taken: TakenGuess | undefined;
}

async function lookAt(
  services: AccountServices,
  { body, headers, address, now }: Call<typeof contract>,
  { caller, names }: { readonly caller: Caller; readonly names: readonly LoginName[] },
): Promise<Reply<typeof contract>> {
  const guesses = names.map((name) => {
    const atAccount = guessFrom(services.keyedHash, { name, address }, now);
    return guessOf(name, { device: caller.device, atAccount, now });
  });
  // Taken before the guess is looked at, so that guesses at the same moment cannot share one.
  const candidates: Candidate[] = [];
  for (const guess of guesses) candidates.push({ guess, taken: await takeGuess(services.db, guess) });
  if (candidates.every(({ taken }) => taken === undefined)) return tooMany(services, guesses);

  const look = async () => {
    const right = await whoseIs(services, candidates, body.password);
    if (!right) return undefined;
    if (right.kind === 'joined') {
      // Who knows the password made no wrong guess.
      await giveBack(services, [
        ...candidates.filter(({ guess }) => guess === right.guess),
        ...unseenBeside(candidates, right.guess),
      ]);
      return sayWhichAccount(services.db, right.userId);
    }
    const { guess, person } = right;
    const challenged = await challengeLogin(services, { ...person, provider: null }, now);
    if (challenged) {
      // Who knows the password made no wrong guess.
      await giveBack(services, [
        ...candidates.filter((candidate) => candidate.guess === guess),
        ...unseenBeside(candidates, guess),
      ]);
      return challenged;
    }
    const signedIn = await signInByPassword(
      services,
      {
        ...person,
        secondStepDone: false,
        deviceToken: headers[DEVICE_TOKEN],
        userAgent: headers['user-agent'],
        ...(!right.onDevice && { guess: guessKeyOf(guess.atAccount) }),
      },
      now,
    );
    if (signedIn) await giveBack(services, unseenBeside(candidates, guess));
    return signedIn;
  };
  const signedIn = await look().catch((error: unknown) => {
    // In trouble nothing was looked at; pages try again by themselves, and that must not use up the day's guesses.
    regardless(() => giveBack(services, candidates)).catch(() => {});
    throw error;
  });
  services.callers.note(caller, signedIn !== undefined, now);
  if (signedIn) return signedIn;
  noteFailure(services, usernameKey(body.username));
  return refuse('wrong-login');
}

/**
 * The first candidate whose password it is. Each is compared, with the hash of nobody where there is no account or no guess
 * left, so that the time depends on the form of the name alone.
 */
async function whoseIs({ passwords }: AccountServices, candidates: readonly Candidate[], password: string) {
  const compared = await Promise.all(
    candidates.map(({ taken }) => passwords.verify(taken?.password_hash ?? null, password)),
  );
  for (const [index, { guess, taken }] of candidates.entries()) {
    const { id, role, password_hash, locked_at, joined_to, on_device } = taken ?? NOBODY;
    if (!compared[index] || id === null || password_hash === null) continue;
    if (joined_to !== null) return { kind: 'joined' as const, guess, userId: id };
    if (locked_at !== null) continue;
    return {
      kind: 'person' as const,
      guess,
      onDevice: on_device,
      person: { userId: id, role: roleOf(role, id), passwordHash: password_hash },
    };
  }
  return undefined;
}
const NOBODY: TakenGuess = {
  id: null,
  role: null,
  password_hash: null,
  locked_at: null,
  joined_to: null,
  on_device: false,
};

/**
 * The guesses beside the one that was right of which nobody learns how they went: at nobody, and at those that come after. One at an
 * account before it was wrong, and its caller sees that: it stays counted, or who has one account could guess at the other for nothing.
 */
const unseenBeside = (candidates: readonly Candidate[], right: Guess): Candidate[] => {
  const rightIndex = candidates.findIndex(({ guess }) => guess === right);
  return candidates.filter(
    ({ taken }, index) => index > rightIndex || (index < rightIndex && taken?.id === null),
  );
};

const guessOf = (
  name: LoginName,
  { device, atAccount, now }: Pick<Guess, 'device' | 'atAccount' | 'now'>,
): Guess => ({
  name,
  device,
  atAccount,
  now,
  dayAgo: new Date(now.getTime() - DAY),
  nextTries: nextTries(now),
});

async function giveBack({ db }: AccountServices, candidates: readonly Candidate[]): Promise<void> {
  for (const { guess, taken } of candidates) {
    if (!taken) continue;
    const { device, now } = guess;
    if (taken.on_device && taken.id !== null && device)
      await giveBackOnDevice(db, { userId: taken.id, device, now });
    else await giveBackAtAccount(db, guessKeyOf(guess.atAccount, taken.id !== null));
  }
}

/** Refused unseen, with the true time until a guess from here is looked at again. */
async function tooMany(
  { db, counters }: AccountServices,
  guesses: readonly Guess[],
): Promise<Refusal<'too-many-guesses'>> {
  const waits: number[] = [];
  let onDevice = false;
  for (const guess of guesses) {
    waits.push(secondsLeft(guessesAllowed(guess.name), guess.now));
    const nextTry = guess.device ? await selectNextTry(db, guess) : undefined;
    if (!nextTry) continue;
    onDevice = true;
    waits.push(Math.ceil((nextTry.getTime() - guess.now.getTime()) / 1000));
  }
  counters.lockedOut(onDevice ? 'device' : 'account');
  return refuse('too-many-guesses', { retryAfter: Math.min(...waits) });
}

/** An attack leaves a trace: which logins fail together can be seen, but not whom they name. */
function noteFailure({ counters, keyedHash, log }: AccountServices, key: string): void {
  counters.failedLogin();
  log.info(
    { name: keyedHash.of('login name in the log', key).subarray(0, LOGGED_BYTES).toString('base64url') },
    'a login failed',
  );
}
