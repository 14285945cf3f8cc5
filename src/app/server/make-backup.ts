import { insertBackup } from '#platform/backup/server/backups-queries.ts';
import { type WrittenBackup, writeBackup } from '#platform/backup/server/write-backup.ts';
import type { Database } from '#platform/db/server/database.ts';
import { backupPlan } from './backup-plan.ts';
import type { Log } from './open-database.ts';

/**
 * Writes a backup of the database into a new file, also while Openleaf runs, and notes it there.
 * @throws BackupError in one sentence for the operator.
 */
export async function makeBackup(
  { db, pool }: Database,
  file: string,
  { now, log }: { readonly now: () => Date; readonly log: Log },
): Promise<WrittenBackup> {
  const madeAt = now();
  const written = await writeBackup(pool, file, { ...backupPlan, now: madeAt, onProgress: log });
  await insertBackup(db, { madeAt, finishedAt: now(), bytes: written.bytes });
  return written;
}
