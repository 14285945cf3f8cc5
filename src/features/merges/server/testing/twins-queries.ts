import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';

/** Two students of a class whom nobody else has to do with. */
export async function insertTwins(
  db: Db,
  { classId, now }: { readonly classId: number; readonly now: Date },
): Promise<{ readonly keptId: number; readonly joinedId: number }> {
  const twin = () => {
    const username = `twin.${randomUUID()}`;
    return { username, username_key: username, role: 'student', created_at: now };
  };
  const rows = await db.insertInto('users').values([twin(), twin()]).returning('id').execute();
  const [keptId = 0, joinedId = 0] = rows.map(({ id }) => id);
  await db
    .insertInto('class_students')
    .values([keptId, joinedId].map((id) => ({ student_id: id, class_id: classId, joined_at: now })))
    .execute();
  return { keptId, joinedId };
}

/** A merge of two accounts in which nothing was moved. */
export async function insertBareMerge(
  db: Db,
  { keptId, joinedId, now }: { readonly keptId: number; readonly joinedId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('account_merges')
    .values({
      student_id: joinedId,
      kept_id: keptId,
      merged_at: now,
      leads: false,
      counted_epoch: 1,
      epoch_shift: 1,
      pretest_offset: 1,
      first_event: 1,
      events: 0,
      attempts: [],
      ledger: [],
      parted_attempts: [],
      parted_activities: [],
      stopped_attempts: [],
      marked_versions: [],
      activities: [],
      asked_activities: [],
      competitions: [],
      classes: [],
      kept_epoch: 1,
      kept_pretest_status: 'pretest_complete',
    })
    .execute();
}
