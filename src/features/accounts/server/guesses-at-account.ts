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

/** Of a network's hash: enough to distinguish the networks of one day, and little to store. */
const NETWORK_BYTES = 9;

/**
 * Buckets that names share which nobody has: a script that guesses at invented names makes so many rows at most, and a name
 * meets another one's guesses too seldom to show that no account has it.
 */
const BUCKETS_OF_NOBODY = 65_536;

/** Where a guess is counted, and under which network. */
export interface GuessWindow extends Window {
  /** The bucket instead, where nobody has the name. */
  readonly bucketOfNobody: string;
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
  const nobody = keyedHash.of('name of nobody', usernameKey).readUInt32BE() % BUCKETS_OF_NOBODY;
  return {
    ...guessesAt(usernameKey, now),
    bucketOfNobody: windowOf(`guess at nobody ${nobody}`, GUESSES_AT_ACCOUNT, now).bucket,
    network: hash.subarray(0, NETWORK_BYTES).toString('base64url'),
  };
}

/** @param isKnown whether an account has the name. */
export const guessKeyOf = (
  { network, bucketOfNobody, ...window }: GuessWindow,
  isKnown = true,
): GuessKey => ({
  ...keyOf(window),
  ...(!isKnown && { bucket: bucketOfNobody }),
  network,
});
