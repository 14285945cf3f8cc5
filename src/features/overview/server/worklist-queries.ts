import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Rows that are kept as put away at most, the newest. */
const MAX_DISMISSALS = 500;

/** Which of these rows a teacher put away. */
export async function selectDismissals(db: Db, teacherId: number, rowKeys: readonly string[]) {
  if (rowKeys.length === 0) return [];
  return db
    .selectFrom('worklist_dismissals')
    .select(['row_key', 'state', 'dismissed_at'])
    .where('teacher_id', '=', teacherId)
    .where('row_key', '=', sql<string>`any(${rowKeys}::text[])`)
    .execute();
}

interface RowOfTeacher {
  readonly teacherId: number;
  readonly rowKey: string;
}

/** Keeps a row as put away, in place of an older state of it; of too many the oldest go. */
export async function upsertDismissal(
  db: Db,
  { teacherId, rowKey, state, now }: RowOfTeacher & { readonly state: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('worklist_dismissals')
    .values({ teacher_id: teacherId, row_key: rowKey, state, dismissed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'row_key']).doUpdateSet({ state, dismissed_at: now }),
    )
    .execute();
  await db
    .deleteFrom('worklist_dismissals')
    .where('teacher_id', '=', teacherId)
    .where('row_key', 'in', (of) =>
      of
        .selectFrom('worklist_dismissals')
        .select('row_key')
        .where('teacher_id', '=', teacherId)
        .orderBy('dismissed_at', 'desc')
        .orderBy('row_key')
        .offset(sql.lit(MAX_DISMISSALS)),
    )
    .execute();
}

/** Takes a student out of what teachers put away. A row of which nothing is left is no longer put away. */
export async function deleteFromDismissals(tx: Tx, studentId: number): Promise<void> {
  const names = sql<SqlBool>`state ~ ${`(^|,)${studentId}:`}`;
  await tx
    .updateTable('worklist_dismissals')
    .set({
      state: sql<string>`btrim(regexp_replace(',' || state || ',', ${`,${studentId}:[^,]*`}, '', 'g'), ',')`,
    })
    .where(names)
    .execute();
  await tx.deleteFrom('worklist_dismissals').where('state', '=', '').execute();
}

export async function deleteDismissal(db: Db, { teacherId, rowKey }: RowOfTeacher): Promise<void> {
  await db
    .deleteFrom('worklist_dismissals')
    .where('teacher_id', '=', teacherId)
    .where('row_key', '=', rowKey)
    .execute();
}
