import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { accountHash, type ErasureServices, erasePerson } from './erase-person.ts';
import { insertErased, selectAccountsAfter, selectErased } from './erasure-queries.ts';

/** Accounts that are looked at in one statement. */
const AT_A_TIME = 1_000;

/** What came of the comparison. */
export interface Repeated {
  /** People who were erased, had come back with an older copy of the database, and are erased again. */
  readonly erased: number;
  /** How many the record outside the database named of whom the database did not know. */
  readonly news: number;
  /** Those who teach classes there: somebody must take the classes first. */
  readonly withClasses: readonly number[];
}

/**
 * Compares the database with the record of erasures outside it: whoever was erased and is there again, because an older copy was
 * restored, is erased again. Each learns from the other what it does not know.
 */
export async function repeatErasures(services: ErasureServices, now: Date): Promise<Repeated> {
  const { db, erasures } = services;
  const inDatabase = await selectErased(db);
  await erasures.add(inDatabase.filter((hash) => !erasures.known.has(hash.toString('hex'))));
  const known = new Set(inDatabase.map((hash) => hash.toString('hex')));
  const missing = new Set([...erasures.known].filter((hash) => !known.has(hash)));
  if (missing.size === 0) return { erased: 0, news: 0, withClasses: [] };
  return eraseThose(services, missing, now);
}

async function eraseThose(
  services: ErasureServices,
  missing: ReadonlySet<string>,
  now: Date,
): Promise<Repeated> {
  const found = await findAccounts(services, missing);
  const withClasses: number[] = [];
  for (const userId of found.values()) {
    const outcome = await erasePerson(services, { userId, by: null, reason: 'restored' }, now);
    if (outcome instanceof Refusal && outcome.code === 'has-classes') withClasses.push(userId);
  }
  // Whoever joined after the copy was made is not in it; those with classes are looked for again at the next start.
  const gone = [...missing].filter((hash) => !found.has(hash));
  await insertErased(
    services.db,
    gone.map((hash) => Buffer.from(hash, 'hex')),
    now,
  );
  return { erased: found.size - withClasses.length, news: missing.size, withClasses };
}

/** The accounts of these hashes, by hash. */
async function findAccounts(
  { db, keyedHash }: Pick<ErasureServices, 'db' | 'keyedHash'>,
  hashes: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  let accounts = await selectAccountsAfter(db, 0, AT_A_TIME);
  while (accounts.length > 0) {
    for (const account of accounts) {
      const hash = accountHash(keyedHash, account).toString('hex');
      if (hashes.has(hash)) found.set(hash, account.id);
    }
    accounts = await selectAccountsAfter(db, accounts.at(-1)?.id ?? 0, AT_A_TIME);
  }
  return found;
}
