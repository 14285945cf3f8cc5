import { sql } from 'kysely';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { type AttemptKind, toQuestionStatesColumn } from './attempt-columns.ts';
import type { AttemptRules } from './attempt-rules.ts';
import { OPEN, type OpenAttempt } from './attempts-queries.ts';

export interface NewAttempt {
  readonly studentId: number;
  readonly kind: AttemptKind;
  readonly epoch: number;
  readonly pretest: number | null;
  readonly passageId: number;
  readonly versionId: number;
  readonly rules: AttemptRules;
  readonly questionStates: readonly QuestionState[];
  /** The activity that it belongs to; left out where the student chose the passage. */
  readonly activityId?: number;
}

/** An attempt as its row begins. */
const toRow = (attempt: NewAttempt, now: Date) => ({
  student_id: attempt.studentId,
  kind: attempt.kind,
  epoch: attempt.epoch,
  pretest: attempt.pretest,
  passage_id: attempt.passageId,
  passage_version_id: attempt.versionId,
  class_id: attempt.rules.settings.classId,
  settings: JSON.stringify(attempt.rules),
  question_states: toQuestionStatesColumn(attempt.questionStates),
  question_count: attempt.questionStates.length,
  started_at: now,
  spent_until: now,
  activity_id: attempt.activityId ?? null,
});
type NewRow = ReturnType<typeof toRow>;
const NEW_COLUMNS = [
  'student_id',
  'kind',
  'epoch',
  'pretest',
  'passage_id',
  'passage_version_id',
  'class_id',
  'settings',
  'question_states',
  'question_count',
  'started_at',
  'spent_until',
  'activity_id',
] as const satisfies readonly (keyof NewRow)[];

/**
 * Begins an attempt; there is no row when one of this kind is open already, and none where the student has been set back to the
 * start since the epoch was read: the student's row is shared until the attempt is there, so a reset sees it and ends it.
 */
const insertingAttempt = (db: Db, row: NewRow) =>
  db
    .insertInto('attempts')
    .columns([...NEW_COLUMNS, 'status'])
    .expression(
      db
        .selectFrom('student_progress')
        .select([
          ...NEW_COLUMNS.map((column) => sql`${row[column]}`.as(column)),
          sql.lit('open').as('status'),
        ])
        .where('student_id', '=', row.student_id)
        .where('epoch', '=', row.epoch)
        .forShare(),
    )
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'kind']).where('status', '=', sql.lit('open')).doNothing(),
    )
    .returning([...OPEN]);

/** Begins an attempt; undefined when one of this kind is open already. */
export async function insertAttempt(
  db: Db,
  attempt: NewAttempt,
  now: Date,
): Promise<OpenAttempt | undefined> {
  return insertingAttempt(db, toRow(attempt, now)).executeTakeFirst();
}

/** The same, and notes at the offer which attempt came of it. One statement: both, or neither. */
export async function insertAttemptOfOffer(
  db: Db,
  offerId: number,
  attempt: NewAttempt,
  now: Date,
): Promise<OpenAttempt | undefined> {
  const [begun] = await insertRowOfOffer(db, { offerId, ...toRow(attempt, now) });
  return begun;
}

const insertRowOfOffer = preparedStatement(
  'insert-row-of-offer',
  (db, { offerId, ...row }: NewRow & { readonly offerId: number }) =>
    db
      .with('begun', () => insertingAttempt(db, row))
      .with('taken', (of) =>
        of
          .updateTable('offers')
          .from('begun')
          .set((begun) => ({ attempt_id: begun.ref('begun.id') }))
          .where('offers.student_id', '=', row.student_id)
          .where('offers.id', '=', offerId),
      )
      .selectFrom('begun')
      .select([...OPEN]),
);
