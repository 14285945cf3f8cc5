import { sql } from 'kysely';
import type { LevelReport } from '#features/progress/core/apply-quiz.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** Everybody who has an answer to the question that counts otherwise with this key. */
export async function selectStudentsToRescore(
  db: Db,
  { questionId, optionId }: { questionId: number; optionId: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('answers')
    .select('student_id')
    .distinct()
    .where('question_id', '=', questionId)
    .where('is_right', '!=', sql<boolean>`(option_id = ${optionId})`)
    .orderBy('student_id')
    .execute();
  return rows.map((row) => row.student_id);
}

/** Judges a student's answers to the question by its new key. @returns the attempts whose marks changed. */
export async function judgeAgain(
  tx: Tx,
  studentId: number,
  { questionId, optionId }: { questionId: number; optionId: number },
): Promise<number[]> {
  const changed = await tx
    .updateTable('answers')
    .set({ is_right: sql<boolean>`option_id = ${optionId}` })
    .where('student_id', '=', studentId)
    .where('question_id', '=', questionId)
    .where('is_right', '!=', sql<boolean>`(option_id = ${optionId})`)
    .returning(['attempt_id', 'position'])
    .execute();
  if (changed.length === 0) return [];
  const attemptIds = changed.map((row) => row.attempt_id);
  await turnMarks(tx, { studentId, attemptIds, positions: changed.map((row) => row.position) });
  return attemptIds;
}
interface MarksToTurn {
  readonly studentId: number;
  readonly attemptIds: readonly number[];
  /** One in each attempt. */
  readonly positions: readonly number[];
}
const turnMarks = preparedStatement(
  'turn-marks',
  (_db, { studentId, attemptIds, positions }: MarksToTurn) => sql`
    update attempts a
       set marks = overlay(marks placing translate(substr(marks, n.position + 1, 1), 'rwRW', 'wrWR')
                           from n.position + 1 for 1)
      from unnest(${attemptIds}::bigint[], ${positions}::int[]) as n (attempt_id, position)
     where a.student_id = ${studentId} and a.id = n.attempt_id`,
);

/** An attempt as the events make it with the corrected key. */
export interface StatesOfAttempt {
  readonly attemptId: number;
  readonly before: StudentState;
  readonly after: StudentState;
  readonly report: LevelReport | null;
}

/** Writes the states of a student's attempts, in one statement. */
export async function updateStates(
  tx: Tx,
  studentId: number,
  attempts: readonly StatesOfAttempt[],
): Promise<void> {
  await writeStates(tx, {
    studentId,
    attemptIds: attempts.map(({ attemptId }) => attemptId),
    before: attempts.map(({ before }) => JSON.stringify(before)),
    after: attempts.map(({ after }) => JSON.stringify(after)),
    reports: attempts.map(({ report }) => (report === null ? null : JSON.stringify(report))),
  });
}
interface StateColumns {
  readonly studentId: number;
  readonly attemptIds: readonly number[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly reports: readonly (string | null)[];
}
const writeStates = preparedStatement(
  'write-states-of-attempts',
  (_db, { studentId, attemptIds, before, after, reports }: StateColumns) => sql`
    update attempts a
       set state_before = n.before::jsonb, state_after = n.after::jsonb, reason = n.reason::jsonb
      from unnest(${attemptIds}::bigint[], ${before}::text[], ${after}::text[], ${reports}::text[])
           as n (attempt_id, before, after, reason)
     where a.student_id = ${studentId} and a.id = n.attempt_id`,
);

/** Finished quizzes among these attempts, with what they were paid. */
export async function selectPaid(tx: Tx, studentId: number, epoch: number, attemptIds: readonly number[]) {
  return tx
    .selectFrom('attempts as a')
    .innerJoin('passage_versions as v', 'v.id', 'a.passage_version_id')
    .select([
      'a.id',
      'a.marks',
      'a.settings',
      'a.points',
      'a.passed',
      'a.finished_day',
      'a.class_id',
      'v.level',
    ])
    .where('a.student_id', '=', studentId)
    .where('a.epoch', '=', epoch)
    .where('a.kind', '=', sql.lit('practice'))
    .where('a.status', '=', sql.lit('finished'))
    .where('a.id', '=', sql<number>`any(${attemptIds})`)
    .execute();
}

export async function addToAttempt(
  tx: Tx,
  { studentId, attemptId }: { studentId: number; attemptId: number },
  { points, passed }: { points: number; passed: boolean },
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ points: sql`points + ${points}`, passed })
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .execute();
}

/** The finished quizzes of the weeks in which these attempts ended. */
export async function selectQuizzesOfWeeks(
  tx: Tx,
  { studentId, epoch, attemptIds }: { studentId: number; epoch: number; attemptIds: readonly number[] },
) {
  const monday = sql<number>`finished_day - mod(finished_day + 3, 7)`;
  const ofEpoch = tx
    .selectFrom('attempts')
    .where('student_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('finished'));
  return ofEpoch
    .select([monday.as('monday'), 'marks'])
    .where(
      monday,
      'in',
      ofEpoch.select(monday.as('monday')).where('id', '=', sql<number>`any(${attemptIds})`),
    )
    .execute();
}

export async function insertRescored(
  tx: Tx,
  row: {
    studentId: number;
    correctionId: number;
    attempts: number;
    points: number;
    levelBefore: number;
    levelAfter: number;
  },
): Promise<void> {
  await tx
    .insertInto('rescored_students')
    .values({
      student_id: row.studentId,
      correction_id: row.correctionId,
      attempts: row.attempts,
      points: row.points,
      level_before: row.levelBefore,
      level_after: row.levelAfter,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'correction_id']).doUpdateSet((excluded) => ({
        attempts: sql`rescored_students.attempts + ${excluded.ref('excluded.attempts')}`,
        points: sql`rescored_students.points + ${excluded.ref('excluded.points')}`,
        level_after: excluded.ref('excluded.level_after'),
      })),
    )
    .execute();
}

/** Questions that learned from any attempt of the students whom a correction changed. */
export async function selectQuestionsToRelearn(tx: Tx, correctionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('rescored_students as r')
    .innerJoin('attempts as a', 'a.student_id', 'r.student_id')
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .select('n.question_id')
    .distinct()
    .where('r.correction_id', '=', correctionId)
    .where('a.batch_id', 'is not', null)
    .orderBy('n.question_id')
    .execute();
  return rows.map((row) => row.question_id);
}
