import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';

/** As long as the hash that the codes are made with (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const makeSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Of one person, so that a secret moved to another row opens nothing. */
const keyOf = (keyedHash: KeyedHash, userId: number): Buffer => keyedHash.of('second factor', String(userId));

/** A secret as it is stored: whoever reads this table alone has none. */
export function sealSecret(keyedHash: KeyedHash, userId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keyedHash, userId), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when it was changed, or belongs to another person. */
export function openSecret(keyedHash: KeyedHash, userId: number, stored: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyOf(keyedHash, userId), stored.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
