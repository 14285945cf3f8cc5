import type pg from 'pg';

/** Teachers whom an admin has approved see and may do all that a teacher can. */
export async function approveTeachers(pool: pg.Pool, teacherIds: readonly number[]): Promise<void> {
  await pool.query('update users set keys_approved_at = now() where id = any($1)', [teacherIds]);
}

/** The injected fault: nothing leads from a class to its students, not even the long way. */
export async function dropIndexesOfStudents(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop index class_students_class, class_students_joined_by_code;
    alter table class_students drop constraint class_students_pkey`);
}

interface Setting {
  readonly classIds: readonly number[];
  /** One student of the school; all have read the same. */
  readonly studentId: number;
  /** The day now. */
  readonly today: number;
}

/**
 * Sets every class a weekly goal, the pretest again and the last eight passages that its students have read, as assigned and done; they are due in
 * these days, so that all of them are on the list.
 */
export async function setActivities(
  pool: pg.Pool,
  { classIds, studentId, today }: Setting,
): Promise<{ readonly activityId: number }> {
  await pool.query(
    `insert into activities (class_id, kind, weekly_quizzes, weekly_rule, whole_class, start_day, due_day, created_at)
     select id, 'FIXED_WEEKLY', 3, 'complete', true, $2::integer - mod($2 + 3, 7) - 28, 1000000, now() - interval '30 days'
       from unnest($1::bigint[]) as id
     union all
     select id, 'ASSESSMENT', null, null, true, $2 - 3, $2 + 4, now() from unnest($1::bigint[]) as id`,
    [classIds, today],
  );
  await pool.query(
    `with read as (
       select distinct on (passage_id) passage_id, id from attempts
        where student_id = $2 and kind = 'practice' and status = 'finished' order by passage_id, id desc),
     newest as (select passage_id, row_number() over (order by id desc) as n from read order by id desc limit 8)
     insert into activities (class_id, kind, passage_id, whole_class, start_day, due_day, created_at)
     select c, 'PASSAGE', passage_id, true, $3::integer - 7, $3 - 1 + n, now() - interval '8 days'
       from unnest($1::bigint[]) as c, newest`,
    [classIds, studentId, today],
  );
  await pool.query(
    `update attempts t set activity_id = a.id
       from activities a join class_students m on m.class_id = a.class_id and m.removed_at is null
      where a.class_id = any($1) and a.kind = 'PASSAGE' and t.student_id = m.student_id and t.kind = 'practice'
        and t.id = (select max(x.id) from attempts x where x.student_id = m.student_id and x.passage_id = a.passage_id
                      and x.kind = 'practice' and x.status = 'finished')`,
    [classIds],
  );
  const { rows } = await pool.query<{ id: number }>(
    "select max(id) as id from activities where class_id = $1 and kind = 'PASSAGE'",
    [classIds[0]],
  );
  await pool.query('vacuum analyze attempts');
  await pool.query('analyze activities');
  return { activityId: rows[0]?.id ?? 0 };
}
