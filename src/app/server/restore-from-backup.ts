import { RECORD_FILE } from '#features/own-data/server/public.ts';
import { BackupError } from '#platform/backup/server/backup-error.ts';
import type { LaterActs } from '#platform/backup/server/backup-queries.ts';
import { type Restored, restoreBackup } from '#platform/backup/server/restore-backup.ts';
import type { Database } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';
import { askAgain, waitingJobs } from '#platform/jobs/server/waiting-jobs.ts';
import { count } from '#platform/wording/core/figures.ts';
import { askedJobs } from './asked-jobs.ts';
import { JOBS_ENTRY, restorePlan } from './backup-plan.ts';
import { staysInUse } from './database-in-use.ts';
import { eraseAgain, openRecord } from './keep-erasures.ts';
import type { Log } from './open-database.ts';
import {
  type DeletedPrintedCredentials,
  deletePrintedCredentials,
  deleteShortLivedCredentials,
} from './restored-credentials.ts';
import { linesOfTakenAway, readTakenAway } from './taken-away-since.ts';

interface Asked {
  readonly file: string;
  /** Whether people who are in the database are removed for it. */
  readonly replaces: boolean;
  /** Whether nothing was done since the copy, as when Openleaf moves: what people hold on paper goes on then. */
  readonly moves: boolean;
  /** Where erasures are noted, which are repeated. */
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Restores a backup into a database that no Openleaf uses, brings it to this version, and erases again whoever was erased since. Unless
 * Openleaf moves, badges and recovery codes end with it, and the operator hears what was taken away since and is there again.
 * @throws BackupError in one sentence for the operator.
 */
export async function restoreFromBackup(
  database: Database,
  { file, replaces, moves, dataDir, log }: Asked,
): Promise<Restored> {
  if (await staysInUse(database))
    throw new BackupError(
      'Openleaf, or another program, is using the database. Stop it and run this again. Nothing was changed.',
    );
  const seen: { takenAway: readonly LaterActs[]; ended: DeletedPrintedCredentials | null } = {
    takenAway: [],
    ended: null,
  };
  const restored = await restoreBackup(database.pool, file, {
    ...restorePlan,
    replaces,
    looksBefore: async (client, { madeAt }) => {
      seen.takenAway = await readTakenAway(client, madeAt);
    },
    completes: async (client) => {
      await deleteShortLivedCredentials(client);
      if (!moves) seen.ended = await deletePrintedCredentials(client);
    },
    onProgress: log,
  });
  await migrate(database.pool);
  await prepareQueue(database, askedJobs);
  await askAgain(database.pool, waitingJobs.parse(JSON.parse(restored.beside.get(JOBS_ENTRY) ?? '[]')));
  if (seen.ended !== null)
    for (const line of linesOfEnded(seen.ended, restored.madeAt, seen.takenAway)) log(line);
  const record = await openRecord(dataDir, log);
  try {
    const news = await eraseAgain(database, record, log);
    for (const line of linesOfRecord(news, record.damaged, restored.madeAt)) log(line);
  } finally {
    await record.close();
  }
  return restored;
}

/** Whoever was erased since the copy was made is back where the note of it is missing, older than they, or damaged. */
const linesOfRecord = (news: number, damaged: number, madeAt: string): string[] => [
  ...(news === 0
    ? [
        `WARNING: ${RECORD_FILE} in DATA_DIR names nobody who was erased after ${madeAt}. If somebody was, they are back: put the newest copy of that file there and restore again, or erase them again.`,
      ]
    : []),
  ...(damaged > 0
    ? [
        `WARNING: ${RECORD_FILE} in DATA_DIR is damaged (${count(damaged, 'line', 'lines')}). Somebody who was erased may be back. Restore again with an undamaged copy of it, or erase them again.`,
      ]
    : []),
];

/** Badges may have been lost and codes used since the copy was made. */
const linesOfEnded = (
  { badges, recoveryCodes }: DeletedPrintedCredentials,
  madeAt: string,
  takenAway: readonly LaterActs[],
) => [
  `Ended: ${count(badges, 'student badge', 'student badges')} and ${count(recoveryCodes, 'recovery code', 'recovery codes')}. Teachers print new badges. People make new codes under Settings, Password.`,
  ...linesOfTakenAway(madeAt, takenAway),
];
