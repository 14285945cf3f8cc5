import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { blockOf } from '#platform/limits/core/network-of.ts';
import { type Window, type WindowKey, windowOf } from '#platform/limits/server/limit-window.ts';
import type { LoginName } from '../core/login-name.ts';

interface Allowance extends RateLimit {
  /** So many of the calls from one network (IPv6: the /48), so that one address cannot use them all up. */
  readonly fromNetwork: number;
}

const DAY = 86_400;
/**
 * Wrong guesses at a name that are looked at in a day, from devices that never signed in to its account, whether there is an
 * account or not. An account has one username and at most one email, so of these are looked at 99 a day in all, 30 of them
 * from one network (product: "Login throttling"). The form of the name decides alone: it says nothing about the account.
 */
const WITHOUT_AT: Allowance = { calls: 69, seconds: DAY, fromNetwork: 21 };
const WITH_AT: Allowance = { calls: 30, seconds: DAY, fromNetwork: 9 };

export const guessesAllowed = ({ key }: LoginName): Allowance => (key.includes('@') ? WITH_AT : WITHOUT_AT);

/** Of a network's hash: enough to distinguish the networks of one day, and little to store. */
const NETWORK_BYTES = 9;

/**
 * Buckets that names share which nobody has: a script that guesses at invented names makes so many rows at most, and a name
 * meets another one's guesses too seldom to show that no account has it.
 */
const BUCKETS_OF_NOBODY = 65_536;

/** Where a guess is counted, under which network, and how many are allowed. */
export interface GuessWindow extends Window {
  /** The bucket instead, where nobody has the name. */
  readonly bucketOfNobody: string;
  readonly network: string;
  /** Of the name, and of the network in it. */
  readonly most: number;
  readonly mostFromNetwork: number;
}
export interface GuessKey extends WindowKey {
  readonly network: string;
}

/** Under which the guesses are counted: those at a username and those at an email that is written alike are two counts. */
export const guessesBucket = ({ kind, key }: LoginName): string =>
  kind === 'username' ? `guess at ${key}` : `guess at email ${key}`;

/** Today's guesses at the account of this name. */
export const guessesAt = (name: LoginName, now: Date): Window =>
  windowOf(guessesBucket(name), guessesAllowed(name), now);

/** The same for a guess from this address. Nobody can see that two accounts were guessed at from one network. */
export function guessFrom(
  keyedHash: KeyedHash,
  { name, address }: { readonly name: LoginName; readonly address: string },
  now: Date,
): GuessWindow {
  const bucket = guessesBucket(name);
  const allowed = guessesAllowed(name);
  const hash = keyedHash.of('network of a guess', `${bucket}\n${blockOf(address)}`);
  const nobody = keyedHash.of('name of nobody', bucket).readUInt32BE() % BUCKETS_OF_NOBODY;
  return {
    ...guessesAt(name, now),
    // Names of one allowance share a bucket: one that is used up for a shorter allowance would be too soon for another.
    bucketOfNobody: windowOf(`guess at nobody ${allowed.calls} ${nobody}`, allowed, now).bucket,
    network: hash.subarray(0, NETWORK_BYTES).toString('base64url'),
    most: allowed.calls,
    mostFromNetwork: allowed.fromNetwork,
  };
}

/** @param isKnown whether an account has the name. */
export const guessKeyOf = (
  { network, bucket, bucketOfNobody, start }: GuessWindow,
  isKnown = true,
): GuessKey => ({ bucket: isKnown ? bucket : bucketOfNobody, start, network });
