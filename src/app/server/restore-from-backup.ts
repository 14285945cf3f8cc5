import { BackupError } from '#platform/backup/server/backup-error.ts';
import { type Restored, restoreBackup } from '#platform/backup/server/restore-backup.ts';
import type { Database } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';
import { askAgain, waitingJobs } from '#platform/jobs/server/waiting-jobs.ts';
import { askedJobs } from './asked-jobs.ts';
import { JOBS_ENTRY, restorePlan } from './backup-plan.ts';
import { staysInUse } from './database-in-use.ts';
import { eraseAgain, openRecord } from './keep-erasures.ts';
import type { Log } from './open-database.ts';

interface Asked {
  readonly file: string;
  /** Whether people who are in the database are removed for it. */
  readonly replaces: boolean;
  /** Where erasures are noted, which are repeated. */
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Restores a backup into a database that no Openleaf uses, brings it to this version, and erases again whoever was erased since.
 * @throws BackupError in one sentence for the operator.
 */
export async function restoreFromBackup(
  database: Database,
  { file, replaces, dataDir, log }: Asked,
): Promise<Restored> {
  if (await staysInUse(database))
    throw new BackupError(
      'Openleaf, or another program, is using the database. Stop it and run this again. Nothing was changed.',
    );
  const restored = await restoreBackup(database.pool, file, { ...restorePlan, replaces, onProgress: log });
  await migrate(database.pool);
  await prepareQueue(database, askedJobs);
  await askAgain(database.pool, waitingJobs.parse(JSON.parse(restored.beside.get(JOBS_ENTRY) ?? '[]')));
  const record = await openRecord(dataDir, log);
  try {
    await eraseAgain(database, record, log);
  } finally {
    await record.close();
  }
  return restored;
}
