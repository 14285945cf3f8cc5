import { sql } from 'kysely';
import type { ReaderMark } from '#features/reading/core/reader-mark.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { AttemptRef } from './attempt-ref.ts';

/** The passage of an attempt. */
const versionOf = (db: Db, { studentId, attemptId }: AttemptRef) =>
  db
    .selectFrom('attempts')
    .select('passage_version_id')
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId);

/** The marks in the passage of an attempt; undefined where nothing was ever marked in it. */
export async function selectReaderMarks(db: Db, attempt: AttemptRef) {
  return db
    .selectFrom('reader_marks')
    .select('marks')
    .where('student_id', '=', attempt.studentId)
    .where('passage_version_id', '=', versionOf(db, attempt))
    .executeTakeFirst();
}

interface KeptMarks extends AttemptRef {
  readonly marks: readonly ReaderMark[];
  readonly now: Date;
}

/** Keeps marks in place of those that were kept in the same passage. */
export async function upsertReaderMarks(db: Db, { marks, now, ...attempt }: KeptMarks): Promise<void> {
  const list = JSON.stringify(marks);
  await db
    .insertInto('reader_marks')
    .columns(['student_id', 'passage_version_id', 'marks', 'changed_at'])
    .expression(
      versionOf(db, attempt)
        .clearSelect()
        .select(['student_id', 'passage_version_id'])
        .select([sql`${list}::jsonb`.as('marks'), sql`${now}::timestamptz`.as('changed_at')]),
    )
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'passage_version_id']).doUpdateSet({ marks: list, changed_at: now }),
    )
    .execute();
}

/** Nothing is marked in the passage of this attempt any more. */
export async function deleteReaderMarks(db: Db, attempt: AttemptRef): Promise<void> {
  await db
    .deleteFrom('reader_marks')
    .where('student_id', '=', attempt.studentId)
    .where('passage_version_id', '=', versionOf(db, attempt))
    .execute();
}
