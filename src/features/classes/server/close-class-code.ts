import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { closeCode } from './class-code-queries.ts';
import type { ActOnCode } from './renew-class-code.ts';

/** Closes the code of a class: no student joins by it. Students who are in the class stay. */
export async function closeClassCode(db: Db, { classId, by }: ActOnCode, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await closeCode(tx, classId, now);
    await recordAct(tx, { act: 'close-class-code', by, detail: { classId } }, now);
  });
}
