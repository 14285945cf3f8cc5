import type pg from 'pg';

/**
 * What a class report shows of the skills of a class, counted from its answers and not from what is kept of them. It leaves out how many right
 * answers were to be expected, so that the whole would cost more.
 */
export async function countFromAnswers(pool: pg.Pool, classId: number): Promise<void> {
  await pool.query(
    `select a.student_id, q.question ->> 'skill' as skill, count(*) as answered,
            count(*) filter (where not n.is_fast) as counted,
            count(*) filter (where n.is_right and not n.is_fast) as right_counted, sum(n.seconds) as seconds
       from class_students m
       join student_progress p on p.student_id = m.student_id
       join attempts a on a.student_id = m.student_id and a.epoch = p.epoch
                      and a.kind = 'practice' and a.status = 'finished'
       join answers n on n.student_id = a.student_id and n.attempt_id = a.id
       join passage_versions v on v.id = a.passage_version_id
       cross join lateral (select v.content -> 'questions' -> n.position as question) q
      where m.class_id = $1 and m.removed_at is null
      group by 1, 2`,
    [classId],
  );
}

/** The injected fault: what is kept of skills has lost its key. */
export async function dropKeyOfSkills(pool: pg.Pool): Promise<void> {
  await pool.query('alter table student_skill_days drop constraint student_skill_days_pkey');
}
