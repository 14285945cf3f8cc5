import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { hashToken } from '#platform/session/server/token.ts';

const RANDOM_BYTES = 24;
/** The minute of issue, counted from 1970. */
const TIME_BYTES = 4;
const MINUTE = 60_000;
const PROOF_BYTES = 14;
/** 42 bytes: base64url has no spare bits then, so that no other text means the same token. */
const FORM = /^[\w-]{56}$/;

/** Tokens of the first form have no time of issue and none is made any more: 36 bytes with the proof. */
const UNDATED_FORM = /^[\w-]{48}$/;
const UNDATED_PROOF_BYTES = 12;

export interface DeviceToken {
  /** What is stored of the token. */
  readonly hash: Buffer;
  /** To the minute; null for a token of the first form, which is older than any with a time. */
  readonly issuedAt: Date | null;
}

/**
 * Names for devices: a random token with its time of issue, made when a person first signs in on a device and kept by its
 * page. It says nothing about anybody and signs nobody in. A part of it proves that this installation made it, so that
 * tokens of an attacker's own making need not be looked up and nobody makes a token look older.
 */
export interface DeviceTokens {
  make(now: Date): string;
  /** Null for a token that was not made here. */
  read(token: string | undefined): DeviceToken | null;
}

export function createDeviceTokens(keyedHash: KeyedHash): DeviceTokens {
  const proofOf = (content: Buffer, length: number) =>
    keyedHash.of('device token', content.toString('base64url')).subarray(0, length);
  const readContent = (token: string, proofBytes: number): Buffer | null => {
    const bytes = Buffer.from(token, 'base64url');
    const content = bytes.subarray(0, -proofBytes);
    return timingSafeEqual(bytes.subarray(-proofBytes), proofOf(content, proofBytes)) ? content : null;
  };
  return {
    make(now) {
      const content = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(TIME_BYTES)]);
      content.writeUInt32BE(Math.floor(now.getTime() / MINUTE), RANDOM_BYTES);
      return Buffer.concat([content, proofOf(content, PROOF_BYTES)]).toString('base64url');
    },
    read(token) {
      if (token === undefined) return null;
      if (UNDATED_FORM.test(token))
        return readContent(token, UNDATED_PROOF_BYTES) && { hash: hashToken(token), issuedAt: null };
      const content = FORM.test(token) ? readContent(token, PROOF_BYTES) : null;
      return (
        content && {
          hash: hashToken(token),
          issuedAt: new Date(content.readUInt32BE(RANDOM_BYTES) * MINUTE),
        }
      );
    },
  };
}
