import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { hashToken } from '#platform/session/server/token.ts';

const RANDOM_BYTES = 24;
const PROOF_BYTES = 12;
const FORM = /^[\w-]{48}$/;

/**
 * Names for devices: a random token, made when a person first signs in on a device and kept by its page. It says nothing
 * about anybody and signs nobody in. Half of it proves that this installation made it, so that tokens of an attacker's
 * own making need not be looked up.
 */
export interface DeviceTokens {
  make(): string;
  /** What is stored of a token; null for one that was not made here. */
  hashOf(token: string | undefined): Buffer | null;
}

export function createDeviceTokens(keyedHash: KeyedHash): DeviceTokens {
  const proofOf = (random: Buffer) =>
    keyedHash.of('device token', random.toString('base64url')).subarray(0, PROOF_BYTES);
  return {
    make() {
      const random = randomBytes(RANDOM_BYTES);
      return Buffer.concat([random, proofOf(random)]).toString('base64url');
    },
    hashOf(token) {
      if (token === undefined || !FORM.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const random = bytes.subarray(0, RANDOM_BYTES);
      return timingSafeEqual(bytes.subarray(RANDOM_BYTES), proofOf(random)) ? hashToken(token) : null;
    },
  };
}
