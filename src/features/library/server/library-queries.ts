import { sql } from 'kysely';
import { holdLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Passage } from '../core/passage-file.ts';
import type { PublishedIds } from '../core/published-passage.ts';

/** Any number, the same in every process: two servers that start at once load one after the other. */
const LOADER_LOCK = 7_203_116;

export async function lockLoader(tx: Tx): Promise<void> {
  await holdLock(tx, LOADER_LOCK);
}

/** Every passage that is offered now, with the hash of its content. */
export async function selectCurrentHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('passages')
    .innerJoin('passage_versions', 'passage_versions.passage_id', 'passages.id')
    .select(['slug', 'content_hash'])
    .where('current', '=', sql.lit(true))
    .execute();
  return new Map(rows.map((row) => [row.slug, row.content_hash.toString('hex')]));
}

/** Passages whose file is gone are offered no more; attempts keep what they read. */
export async function retirePassages(tx: Tx, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await tx
    .updateTable('passage_versions')
    .set({ current: false })
    .where('current', '=', sql.lit(true))
    .where(
      'passage_id',
      'in',
      tx
        .selectFrom('passages')
        .select('id')
        .where('slug', 'in', [...slugs]),
    )
    .execute();
}

/** Makes room for a new version of a passage and says which number it has. */
export async function upsertPassage(tx: Tx, { id: slug, use }: Pick<Passage, 'id' | 'use'>) {
  const passage = await tx
    .insertInto('passages')
    .values({ slug, use })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ use }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('passage_versions')
    .set({ current: false })
    .where('passage_id', '=', passage.id)
    .execute();
  const last = await tx
    .selectFrom('passage_versions')
    .select((row) => row.fn.max('version').as('version'))
    .where('passage_id', '=', passage.id)
    .executeTakeFirst();
  return { passageId: passage.id, version: (last?.version ?? 0) + 1 };
}

export async function insertVersion(
  tx: Tx,
  row: {
    passageId: number;
    version: number;
    essayQuestionId: number | null;
    hash: Buffer;
    content: Omit<Passage, 'review'>;
    now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('passage_versions')
    .values({
      passage_id: row.passageId,
      version: row.version,
      essay_question_id: row.essayQuestionId,
      content_hash: row.hash,
      level: row.content.level,
      title: row.content.title,
      content: JSON.stringify(row.content),
      created_at: row.now,
      current: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A question as it is stored: its content's hash and how many options it has. */
export interface QuestionToStore {
  readonly hash: Buffer;
  readonly options: number;
}

/**
 * The rows of a passage's questions: the one that a question had, when its content is the same, else a new one with its
 * options. All at once, because a first start stores a whole library.
 * @returns ids in the order of the questions.
 */
export async function upsertQuestions(
  tx: Tx,
  passageId: number,
  questions: readonly QuestionToStore[],
): Promise<number[]> {
  const hashes = questions.map(({ hash }) => hash);
  const ids = await selectQuestionIds(tx, passageId, hashes);
  const fresh = questions.filter(({ hash }) => !ids.has(hash.toString('hex')));
  if (fresh.length > 0) {
    const rows = fresh.map(({ hash }) => ({ passage_id: passageId, content_hash: hash }));
    const added = await tx.insertInto('questions').values(rows).returning(['id', 'content_hash']).execute();
    for (const row of added) ids.set(row.content_hash.toString('hex'), row.id);
  }
  const idOf = ({ hash }: QuestionToStore) => ids.get(hash.toString('hex')) ?? 0;
  const positions = fresh.flatMap((question) =>
    Array.from({ length: question.options }, (_, position) => ({ question_id: idOf(question), position })),
  );
  if (positions.length > 0) await tx.insertInto('answer_options').values(positions).execute();
  return questions.map(idOf);
}

async function selectQuestionIds(
  tx: Tx,
  passageId: number,
  hashes: readonly Buffer[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'content_hash'])
    .where('passage_id', '=', passageId)
    .where('content_hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map((row) => [row.content_hash.toString('hex'), row.id]));
}

export async function insertVersionQuestions(
  tx: Tx,
  versionId: number,
  questionIds: readonly number[],
): Promise<void> {
  const rows = questionIds.map((question_id, position) => ({
    passage_version_id: versionId,
    position,
    question_id,
  }));
  await tx.insertInto('passage_version_questions').values(rows).execute();
}

/** Changes whenever a passage is stored or retired, or a key is corrected. */
export async function selectStamp(db: Db): Promise<string> {
  const parts = sql<string>`
    concat_ws('-', max(id), count(*) filter (where current), (select max(id) from key_corrections))`;
  const { stamp } = await db
    .selectFrom('passage_versions')
    .select(parts.as('stamp'))
    .executeTakeFirstOrThrow();
  return stamp;
}

/** Versions with the ids of their questions and options in order; `ids` for chosen ones, else all that are offered. */
export async function selectVersions(db: Db, ids?: readonly number[]) {
  return db
    .selectFrom('passage_versions as v')
    .innerJoin('passages', 'passages.id', 'v.passage_id')
    .select(['v.id', 'v.passage_id', 'v.essay_question_id', 'v.content', 'v.current', 'passages.use'])
    .select(
      sql<PublishedIds['questions']>`(
        select json_agg(json_build_object('id', q.question_id, 'options', (
                 select json_agg(o.id order by o.position) from answer_options o where o.question_id = q.question_id
               ), 'correction', (
                 select json_build_object('optionId', c.option_id, 'reason', c.reason,
                          'at', to_char(c.corrected_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                   from key_corrections c where c.question_id = q.question_id order by c.id desc limit 1
               )) order by q.position)
          from passage_version_questions q
         where q.passage_version_id = v.id)`.as('questions'),
    )
    .$if(ids === undefined, (query) => query.where('v.current', '=', sql.lit(true)))
    .$if(ids !== undefined, (query) => query.where('v.id', '=', sql<number>`any(${ids}::bigint[])`))
    .orderBy('v.id')
    .execute();
}
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];
