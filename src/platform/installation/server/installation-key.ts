import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';
import { keepOrInsertKey } from './installation-key-queries.ts';

/** HMAC with SHA-256. */
const KEY_BYTES = 32;

/** Hashes short texts so that nobody without this installation's database can find them by trying. */
export interface KeyedHash {
  /** @param purpose separates the uses: the same text hashes differently in each. */
  of(purpose: string, text: string): Buffer;
}

/** Loads the random key of this installation, which the first process to start makes. */
export async function loadKeyedHash(db: Db): Promise<KeyedHash> {
  const key = await keepOrInsertKey(db, 'keyed-hash', randomBytes(KEY_BYTES));
  return { of: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest() };
}
