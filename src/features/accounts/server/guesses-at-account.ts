import { type Window, windowOf } from '#platform/limits/server/limit-window.ts';

/**
 * Wrong guesses on one account that are looked at in a day, from devices that never signed in to it, whether the account
 * exists or not (product: "Login throttling").
 */
export const GUESSES_AT_ACCOUNT = { calls: 99, seconds: 86_400 };

/** Under which the guesses are counted. */
export const guessesBucket = (usernameKey: string): string => `guess at ${usernameKey}`;

/** Today's guesses at the account of this name. */
export const guessesAt = (usernameKey: string, now: Date): Window =>
  windowOf(guessesBucket(usernameKey), GUESSES_AT_ACCOUNT, now);
