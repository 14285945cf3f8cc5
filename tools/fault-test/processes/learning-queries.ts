import type pg from 'pg';

/** The state of learning. */
export interface LearningState {
  readonly lastBatch: number;
  /** Answers that each question has learned from. */
  readonly answers: ReadonlyMap<number, number>;
}

export async function selectLearningState(client: pg.ClientBase): Promise<LearningState> {
  const batch = await client.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from question_batches',
  );
  const { rows } = await client.query<{ id: number; answers: number }>(
    'select question_id as id, answers from question_states',
  );
  return {
    lastBatch: batch.rows[0]?.last ?? 0,
    answers: new Map(rows.map(({ id, answers }) => [id, answers])),
  };
}

/** Counted answers to each question in quizzes that were learned from after a batch. */
export async function selectLessonCounts(client: pg.ClientBase, after: number): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; answers: number }>(
    `select n.question_id as id, count(*)::int as answers
       from attempts a join answers n on n.student_id = a.student_id and n.attempt_id = a.id
      where a.batch_id > $1 and not n.is_fast group by n.question_id`,
    [after],
  );
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

/** Finished quizzes that no question has learned from. */
export async function countUnlearned(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ many: number }>(
    "select count(*)::int as many from attempts where status = 'finished' and batch_id is null",
  );
  return rows[0]?.many ?? Number.NaN;
}

/** Batches since one, with what they say they hold and what they hold. */
export async function selectBatches(client: pg.ClientBase, after: number) {
  const { rows } = await client.query<{ said: number; held: number }>(
    `select b.attempts as said, (select count(*)::int from attempts a where a.batch_id = b.id) as held
       from question_batches b where b.id > $1`,
    [after],
  );
  return rows;
}

/** Jobs of a kind that the servers have done. */
export async function countJobsDone(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ many: number }>(
    "select count(*)::int as many from jobs.job where name = $1 and state = 'completed'",
    [name],
  );
  return rows[0]?.many ?? Number.NaN;
}
