import {
  type ErasureRecord,
  noErasureRecord,
  openErasureRecord,
  repeatErasures,
} from '#features/own-data/server/public.ts';
import type { Database } from '#platform/db/server/database.ts';
import { loadKeyedHash } from '#platform/installation/server/installation-key.ts';
import type { Log } from './open-database.ts';
import { personalData } from './personal-tables.ts';

/** Where nothing can be written, Openleaf runs all the same, and the operator hears what that means. */
export async function openRecord(folder: string, log: Log): Promise<ErasureRecord> {
  try {
    const record = await openErasureRecord(folder);
    const add: ErasureRecord['add'] = (hashes) => record.add(hashes).catch(warn(folder, log));
    return { ...record, add };
  } catch (error) {
    warn(folder, log)(error);
    return noErasureRecord;
  }
}

const warn = (folder: string, log: Log) => (error: unknown) =>
  log(
    `WARNING: erasures cannot be noted in ${folder} (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Whoever is erased comes back with an older copy of the database that is restored. Let DATA_DIR be a folder that Openleaf may write to, and start again.`,
  );

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/**
 * Erases again whoever came back with an older copy of the database, before anybody can call.
 * @returns how many the record named of whom the database did not know.
 */
export async function eraseAgain(database: Database, erasures: ErasureRecord, log: Log): Promise<number> {
  const services = {
    db: database.db,
    personalData,
    erasures,
    keyedHash: await loadKeyedHash(database.db),
  };
  const { erased, news, withClasses } = await repeatErasures(services, new Date());
  if (erased > 0)
    log(`${people(erased)} had been erased before this copy of the database was restored: erased again.`);
  if (withClasses.length > 0)
    log(
      `WARNING: erased teachers are back with a restored copy, and teach classes (accounts ${withClasses.join(', ')}). Erase them again: npm run openleaf -- erase USERNAME --classes-to OTHER`,
    );
  return news;
}
