import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { FigureColumns } from './quiz-figures.ts';

/** What some answers come to; expected and variance are of those alone that count. */
const SUMS = sql`count(*) as answered, count(*) filter (where not a.is_fast) as counted,
             count(*) filter (where a.is_right and not a.is_fast) as right_counted,
             coalesce(sum(a.expected) filter (where not a.is_fast), 0) as expected,
             coalesce(sum(a.variance) filter (where not a.is_fast), 0) as variance`;
const ADD_SUMS = sql`answered = kept.answered + excluded.answered, counted = kept.counted + excluded.counted,
            right_counted = kept.right_counted + excluded.right_counted,
            expected = kept.expected + excluded.expected, variance = kept.variance + excluded.variance`;

/**
 * Adds finished quizzes of a student to what is kept, in one statement: their answers are read from where they were written. The
 * student's row is locked by the caller.
 */
export const addFigures = preparedStatement(
  'add-figures-of-quizzes',
  (_db, { studentId, quizzes, questions, years }: FigureColumns & { readonly studentId: number }) => sql`
    with asked as (
      select q.attempt_id, q.epoch, q.day, q.class_id, q.level, q.skill, q.target, q.expected, q.variance,
             n.is_fast, n.is_right, round(n.seconds::double precision * 1000)::bigint as milliseconds
        from unnest(${questions.attemptIds}::bigint[], ${questions.positions}::smallint[],
                    ${questions.epochs}::integer[], ${questions.days}::integer[], ${questions.classIds}::bigint[],
                    ${questions.levels}::smallint[],
                    ${questions.skills}::text[], ${questions.targets}::text[],
                    ${questions.expected}::integer[], ${questions.variances}::integer[])
             as q (attempt_id, position, epoch, day, class_id, level, skill, target, expected, variance)
        join answers n on n.student_id = ${studentId} and n.attempt_id = q.attempt_id and n.position = q.position),
    skills as (
      insert into student_skill_days as kept
        (student_id, epoch, day, class_id, level, skill, target,
         answered, counted, right_counted, expected, variance, milliseconds)
      select ${studentId}::bigint, a.epoch, a.day, a.class_id, a.level, a.skill, a.target,
             ${SUMS}, sum(a.milliseconds)
        from asked a
       group by 2, 3, 4, 5, 6, 7
      on conflict (student_id, epoch, day, class_id, level, skill, target) do update
        set ${ADD_SUMS}, milliseconds = kept.milliseconds + excluded.milliseconds),
    years as (
      insert into student_years as kept (student_id, epoch, school_year, class_id, quizzes, passed, quizzes_read, skills)
      select ${studentId}::bigint, y.epoch, y.school_year, y.class_id, y.quizzes, y.passed, y.is_read, y.skills::bigint[]
        from unnest(${years.epochs}::integer[], ${years.schoolYears}::smallint[], ${years.classIds}::bigint[],
                    ${years.quizzes}::integer[], ${years.passed}::integer[], ${years.read}::integer[], ${years.skills}::text[])
             as y (epoch, school_year, class_id, quizzes, passed, is_read, skills)
      on conflict (student_id, epoch, school_year, class_id) do update
        set quizzes = kept.quizzes + excluded.quizzes, passed = kept.passed + excluded.passed,
            quizzes_read = kept.quizzes_read + excluded.quizzes_read,
            skills = (select array_agg(one.was + one.more order by one.place)
                        from unnest(kept.skills, excluded.skills) with ordinality as one (was, more, place)))
    insert into student_days as kept
      (student_id, epoch, day, class_id, level, quizzes, passed, quizzes_read, points,
       quizzes_summed, answered, counted, right_counted, expected, variance, milliseconds)
    select ${studentId}::bigint, q.epoch, q.day, q.class_id, q.level, count(*), sum(q.passed), sum(q.is_read), sum(q.points),
           count(*), sum(n.answered), sum(n.counted), sum(n.right_counted), sum(n.expected), sum(n.variance), sum(n.milliseconds)
      from unnest(${quizzes.attemptIds}::bigint[], ${quizzes.epochs}::integer[], ${quizzes.days}::integer[],
                  ${quizzes.classIds}::bigint[], ${quizzes.levels}::smallint[], ${quizzes.passed}::integer[],
                  ${quizzes.read}::integer[], ${quizzes.points}::integer[])
           as q (attempt_id, epoch, day, class_id, level, passed, is_read, points)
     cross join lateral (select ${SUMS}, coalesce(sum(a.milliseconds), 0) as milliseconds from asked a where a.attempt_id = q.attempt_id) n
     group by 1, 2, 3, 4, 5
    on conflict (student_id, epoch, day, class_id, level) do update
      set quizzes = kept.quizzes + excluded.quizzes, passed = kept.passed + excluded.passed,
          quizzes_read = kept.quizzes_read + excluded.quizzes_read, points = kept.points + excluded.points,
          quizzes_summed = kept.quizzes_summed + excluded.quizzes_summed, ${ADD_SUMS},
          milliseconds = kept.milliseconds + excluded.milliseconds`,
);

/** Takes away all that is kept of a student. */
export async function deleteFigures(tx: Tx, studentId: number): Promise<void> {
  await tx.deleteFrom('student_skill_days').where('student_id', '=', studentId).execute();
  await tx.deleteFrom('student_years').where('student_id', '=', studentId).execute();
  await tx.deleteFrom('student_days').where('student_id', '=', studentId).execute();
}

/** Every finished practice quiz of a student, with what its figures are made from. */
export async function selectFinishedQuizzes(tx: Tx, studentId: number) {
  return tx
    .selectFrom('attempts')
    .select(['id', 'epoch', 'finished_day', 'class_id', 'passed', 'marks', 'points', 'passage_version_id'])
    .select(['state_before', 'gap_days', 'question_states'])
    .where('student_id', '=', studentId)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('finished'))
    .orderBy('id')
    .execute();
}

/** 15 August, where a school year begins, of a day. */
const SCHOOL_YEAR_OF_DAY = sql`extract(year from date '1970-01-01' + k.day - interval '7 months 14 days')::integer`;

/** All figures of a row of the answers to a skill together. */
const FIGURES_OF_SKILL = sql`(k.answered + k.counted + k.right_counted + k.expected + k.variance)`;

/**
 * Notes the students whose school years or days are not the sums of what they are made of, to be counted anew: an older release beside this one
 * adds a quiz to some of them alone. Each quiz is in all or in none, so one statement sees no quiz by half.
 */
export async function noteUnevenYears(tx: Tx): Promise<void> {
  await tx
    .insertInto('students_to_count')
    .columns(['student_id'])
    .expression(
      sql`select f.student_id
            from (select k.student_id, k.epoch, k.school_year::integer, k.class_id, k.quizzes, k.passed, k.quizzes_read,
                         (select sum(one) from unnest(k.skills) one) as figures, 0 as unsummed, 0 as of_days
                    from student_years k
                  union all
                  select k.student_id, k.epoch, ${SCHOOL_YEAR_OF_DAY}, k.class_id, -k.quizzes, -k.passed, -k.quizzes_read, 0,
                         k.quizzes - coalesce(k.quizzes_summed, 0),
                         k.answered + k.counted + k.right_counted + k.expected + k.variance
                    from student_days k
                  union all
                  select k.student_id, k.epoch, ${SCHOOL_YEAR_OF_DAY}, k.class_id, 0, 0, 0, -${FIGURES_OF_SKILL}, 0, -${FIGURES_OF_SKILL}
                    from student_skill_days k) f
           group by f.student_id, f.epoch, f.school_year, f.class_id
          having sum(f.quizzes) <> 0 or sum(f.passed) <> 0 or sum(f.quizzes_read) <> 0 or sum(f.figures) <> 0
              or sum(f.unsummed) <> 0 or sum(f.of_days) <> 0`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
/** Some of the students whose figures are to be made anew. */
export async function selectStudentsToCount(db: Db, most: number): Promise<number[]> {
  const rows = await db.selectFrom('students_to_count').select('student_id').limit(most).execute();
  return rows.map((row) => row.student_id);
}

export async function deleteStudentToCount(tx: Tx, studentId: number): Promise<void> {
  await tx.deleteFrom('students_to_count').where('student_id', '=', studentId).execute();
}
