import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** @param by the admin, or null for the command on the server's own machine. */
export async function insertCorrection(
  db: Db,
  correction: { questionId: number; optionId: number; reason: string; by: number | null; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('key_corrections')
    .values({
      question_id: correction.questionId,
      option_id: correction.optionId,
      reason: correction.reason,
      corrected_by: correction.by,
      corrected_at: correction.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const selectRows = (db: Db) =>
  db
    .selectFrom('key_corrections as c')
    .innerJoin('answer_options as o', 'o.id', 'c.option_id')
    .select([
      'c.id',
      'c.question_id',
      'c.option_id',
      'c.reason',
      'c.corrected_at',
      'c.corrected_by',
      'c.scored_at',
    ])
    .select(
      // Null for the first one: before it the key of the file held.
      sql<number | null>`(select p.option_id from key_corrections p
                           where p.question_id = c.question_id and p.id < c.id
                           order by p.id desc limit 1)`.as('old_option_id'),
    )
    .select(
      // The newest version that has the question: an old one may ask something else by now.
      sql<number | null>`(select max(q.passage_version_id) from passage_version_questions q
                           where q.question_id = c.question_id)`.as('version_id'),
    );
export type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number];

/** Corrections, newest first: of these numbers, or all. */
export async function selectCorrections(db: Db, ids?: readonly number[]) {
  return selectRows(db)
    .$if(ids !== undefined, (query) => query.where('c.id', '=', sql<number>`any(${ids})`))
    .orderBy('c.id', 'desc')
    .execute();
}

/** The newest version of a passage that has the question; undefined when there is no such question. */
export async function selectVersionOfQuestion(db: Db, questionId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('passage_version_questions')
    .select((of) => of.fn.max('passage_version_id').as('version_id'))
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.version_id ?? undefined;
}

/**
 * The question of a passage that is offered now, by the code in its file, with the ids of its options in the file's order;
 * undefined when there is none.
 */
export async function selectQuestionByCode(
  db: Db,
  slug: string,
  code: string,
): Promise<{ questionId: number; optionIds: number[] } | undefined> {
  const rows = await selectOptionsByCode(db, { slug, code });
  const [first] = rows;
  return first && { questionId: first.questionId, optionIds: rows.map(({ optionId }) => optionId) };
}
const selectOptionsByCode = preparedStatement(
  'select-options-by-code',
  (_db, { slug, code }: { readonly slug: string; readonly code: string }) => sql<{
    questionId: number;
    optionId: number;
  }>`
    select q.question_id as "questionId", o.id as "optionId"
      from passages p
      join passage_versions v on v.passage_id = p.id and v.current
      join jsonb_array_elements(v.content -> 'questions') with ordinality as content (question, number) on true
      join passage_version_questions q on q.passage_version_id = v.id and q.position = content.number - 1
      join answer_options o on o.question_id = q.question_id
     where p.slug = ${slug} and content.question ->> 'code' = ${code}
     order by o.position`,
);

/** Corrections made before a moment whose answers have not all been scored again, the oldest first. */
export async function selectDueCorrections(db: Db, before: Date): Promise<CorrectionRow[]> {
  return selectRows(db)
    .where('c.scored_at', 'is', null)
    .where('c.corrected_at', '<=', before)
    .orderBy('c.id')
    .execute();
}

export async function markScored(tx: Tx, correctionId: number, at: Date): Promise<void> {
  await tx.updateTable('key_corrections').set({ scored_at: at }).where('id', '=', correctionId).execute();
}
