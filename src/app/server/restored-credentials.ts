import type pg from 'pg';
import { blankColumn, deleteAllRows } from '#platform/backup/server/backup-queries.ts';
import { BLANKED, SHORT_LIVED_CREDENTIALS } from './backup-plan.ts';

/** Deletes what lets somebody in for a short time: an older program has left some of it in its copies. The tables are those of the copy. */
export async function deleteShortLivedCredentials(client: pg.ClientBase): Promise<void> {
  for (const table of SHORT_LIVED_CREDENTIALS) await deleteAllRows(client, table);
  for (const [table, columns] of Object.entries(BLANKED))
    for (const column of columns) await blankColumn(client, table, column);
}

/** How much there was of what somebody holds on paper and logs in with. */
export interface DeletedPrintedCredentials {
  readonly badges: number;
  readonly recoveryCodes: number;
}

/** Deletes what is on paper. The tables are those of the copy. */
export const deletePrintedCredentials = async (
  client: pg.ClientBase,
): Promise<DeletedPrintedCredentials> => ({
  badges: await deleteAllRows(client, 'student_badges'),
  recoveryCodes: await deleteAllRows(client, 'recovery_codes'),
});
