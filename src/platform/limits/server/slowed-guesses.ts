import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import type { Limits } from './limits.ts';
import { createSlowLane } from './slow-lane.ts';
import { createWrongTries } from './wrong-tries.ts';

/** Wrong codes of one account, and from one address: a whole school may stand behind it, and people mistype. */
const WRONG_OF_ACCOUNT: RateLimit = { calls: 30, seconds: 3600 };
const WRONG_FROM_ADDRESS: RateLimit = { calls: 300, seconds: 3600 };
/** Tries of an account, right or wrong, that do not stand in the line of its address: a flood from there fills the line. */
const PAST_THE_LINE: RateLimit = { calls: 5, seconds: 3600 };

/** What is left to those who were wrong too often, in tries at a time; each waits so long before it is looked at. Milliseconds. */
const PAUSE = 1000;
/** The same for a `Retry-After`. */
export const PAUSE_SECONDS = Math.ceil(PAUSE / 1000);

export interface Guess {
  readonly address: string;
  /** Who tries it; null for a person who is signing up. */
  readonly userId: number | null;
  readonly now: Date;
}

interface Counting {
  readonly limits: Limits;
}

/** Makes a search of codes slow, and shuts out nobody who has a right one (decision 28). */
export interface SlowedGuesses {
  /** Whether a try may be looked at; who was wrong too often has waited then. False where too many wait already. */
  admits(services: Counting, guess: Guess): Promise<boolean>;
  countWrong(services: Counting, guess: Guess): Promise<void>;
}

/**
 * Counts wrong codes of a kind, by account and by address; those who were wrong too often wait before each try.
 * @param codes what they are, as in "class codes"; the counts are stored under it.
 */
export function slowWrongGuesses(codes: string): SlowedGuesses {
  const ofAccounts = createSlowLane({ pause: PAUSE, most: 2 });
  const fromAddresses = createWrongTries({
    name: codes,
    allowed: WRONG_FROM_ADDRESS,
    pause: PAUSE,
    most: 50,
  });
  const accountOf = ({ userId }: Guess) => (userId === null ? null : `wrong ${codes} of ${userId}`);
  return {
    async admits({ limits }, guess) {
      const { userId, now } = guess;
      const account = accountOf(guess);
      const [accountHasLeft, usedUp] = await Promise.all([
        account === null || limits.hasLeft(account, WRONG_OF_ACCOUNT, now),
        fromAddresses.usedUp(limits, guess),
      ]);
      if (account !== null && !accountHasLeft) return ofAccounts.pass(account);
      if (usedUp === undefined) return true;
      // Counted before the code is looked at, so that tries at the same moment cannot share one.
      return (
        (userId !== null && (await limits.take(`${codes} past the line by ${userId}`, PAST_THE_LINE, now))) ||
        fromAddresses.pass(usedUp)
      );
    },
    async countWrong({ limits }, guess) {
      const account = accountOf(guess);
      await Promise.all([
        account !== null && limits.take(account, WRONG_OF_ACCOUNT, guess.now),
        fromAddresses.count(limits, guess),
      ]);
    },
  };
}
