import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { blockOf } from '#platform/limits/core/network-of.ts';
import { keyOf, type Window, type WindowKey, windowOf } from '#platform/limits/server/limit-window.ts';

/**
 * Wrong guesses on one account that are looked at in a day, from devices that never signed in to it, whether the account
 * exists or not (product: "Login throttling").
 */
export const GUESSES_AT_ACCOUNT = { calls: 99, seconds: 86_400 };

/** So many of these from one network (IPv6: the /48), so that one address cannot use them all up. */
export const GUESSES_FROM_NETWORK = 30;

/** Of a network's hash: enough to tell the networks of one day apart, and little to store. */
const NETWORK_BYTES = 9;

/** Where a guess is counted, and under which network. */
export interface GuessWindow extends Window {
  readonly network: string;
}
export interface GuessKey extends WindowKey {
  readonly network: string;
}

/** Under which the guesses are counted. */
export const guessesBucket = (usernameKey: string): string => `guess at ${usernameKey}`;

/** Today's guesses at the account of this name. */
export const guessesAt = (usernameKey: string, now: Date): Window =>
  windowOf(guessesBucket(usernameKey), GUESSES_AT_ACCOUNT, now);

/** The same for a guess from this address. Nobody can see that two accounts were guessed at from one network. */
export function guessFrom(
  keyedHash: KeyedHash,
  { usernameKey, address }: { readonly usernameKey: string; readonly address: string },
  now: Date,
): GuessWindow {
  const hash = keyedHash.of('network of a guess', `${usernameKey}\n${blockOf(address)}`);
  return {
    ...guessesAt(usernameKey, now),
    network: hash.subarray(0, NETWORK_BYTES).toString('base64url'),
  };
}

export const guessKeyOf = ({ network, ...window }: GuessWindow): GuessKey => ({ ...keyOf(window), network });
