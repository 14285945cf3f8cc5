import type pg from 'pg';
import { blankColumn, deleteAllRows } from '#platform/backup/server/backup-queries.ts';
import { BLANKED, OPEN_DOORS } from './backup-plan.ts';

/** Closes what opens a door for a short time: an older program has left some of it in its copies. The tables are those of the copy. */
export async function closeDoors(client: pg.ClientBase): Promise<void> {
  for (const table of OPEN_DOORS) await deleteAllRows(client, table);
  for (const [table, columns] of Object.entries(BLANKED))
    for (const column of columns) await blankColumn(client, table, column);
}

/** How much there was of what somebody holds on paper and logs in with. */
export interface EndedPaper {
  readonly badges: number;
  readonly recoveryCodes: number;
}

/** Ends what is on paper. The tables are those of the copy. */
export const endPaper = async (client: pg.ClientBase): Promise<EndedPaper> => ({
  badges: await deleteAllRows(client, 'student_badges'),
  recoveryCodes: await deleteAllRows(client, 'recovery_codes'),
});
