import type pg from 'pg';
import type { IntendedAnswer } from './history.ts';

/** The quizzes that are open are of a class that writes an essay after each. */
export async function askForEssays(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update attempts set settings = jsonb_set(settings, '{settings,includesEssay}', 'true') where status = 'open'`,
  );
}

/** The injected fault: nothing makes the keys of a student's answers unique any more. */
export async function dropUniqueKeys(pool: pg.Pool): Promise<void> {
  await pool.query('alter table answers drop constraint answers_key_once');
}

export async function restoreUniqueKeys(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update answers set idempotency_key = gen_random_uuid();
     alter table answers add constraint answers_key_once unique (student_id, idempotency_key)`,
  );
}

export interface Kept {
  /** The answers of the quiz that was open at first, in order. */
  readonly answers: readonly IntendedAnswer[];
  /** The chosen sentence of each challenge question that was answered. */
  readonly challenges: readonly { readonly position: number; readonly sentence: number }[];
  readonly essay: string | null;
}

/** What the service holds of a student's quiz on a passage. */
export async function selectKept(pool: pg.Pool, studentId: number, versionId: number): Promise<Kept> {
  const of = `from attempts a join %s n using (student_id) where n.attempt_id = a.id
                and a.student_id = $1 and a.passage_version_id = $2`;
  const from = (table: string) => of.replace('%s', table);
  const [answers, challenges, essays] = await Promise.all([
    pool.query<IntendedAnswer>(
      `select n.position, n.idempotency_key as key, n.option_id as "optionId", n.claimed_seconds as seconds
         ${from('answers')} order by n.position`,
      [studentId, versionId],
    ),
    pool.query<{ position: number; sentence: number }>(
      `select n.position, n.sentence ${from('challenge_answers')} order by n.position`,
      [studentId, versionId],
    ),
    pool.query<{ text: string }>(`select n.text ${from('essays')} and n.status = 'submitted'`, [
      studentId,
      versionId,
    ]),
  ]);
  return { answers: answers.rows, challenges: challenges.rows, essay: essays.rows[0]?.text ?? null };
}

/** What a student has by now. */
export interface Standing {
  readonly points: number;
  /** Everything else that a quiz moves, as one text. */
  readonly moved: string;
}

/** @param versionId of the passage that was open at first: the next one is chosen. */
export async function selectStanding(pool: pg.Pool, studentId: number, versionId: number): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select p.total_points as points,
            concat_ws(' ', p.level, p.quizzes_taken, p.quizzes_passed, a.marks, a.points, a.status,
              (select string_agg(cause || ' ' || points, ', ' order by cause, points) from points_ledger l
                where l.student_id = p.student_id),
              (select count(*) from progress_events e where e.student_id = p.student_id)) as moved
       from student_progress p join attempts a on a.student_id = p.student_id and a.passage_version_id = $2
      where p.student_id = $1`,
    [studentId, versionId],
  );
  const [standing, ...more] = rows;
  if (!standing || more.length > 0)
    throw new Error(`Student ${studentId} has read the passage ${rows.length} times.`);
  return standing;
}

/** Quizzes that are open, or that began after the one on this passage. */
export async function countBegun(pool: pg.Pool, studentId: number, versionId: number): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*) as n from attempts
      where student_id = $1 and id > (select id from attempts where student_id = $1 and passage_version_id = $2)`,
    [studentId, versionId],
  );
  return rows[0]?.n ?? Number.NaN;
}

/** Deadlocks that this database has broken so far. Its processes report them when they are idle for a moment. */
export async function countDeadlocks(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? Number.NaN;
}
