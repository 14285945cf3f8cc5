import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { runCompetition } from './run-competition.ts';

interface Owned {
  readonly classId: number;
  /** With a finished quiz. */
  readonly studentId: number;
}

/** Writes an activity of each kind for a class, with a row in every table of activities. */
export async function writeActivities(
  environment: Pick<TestEnvironment, 'database' | 'clock'>,
  { classId, studentId }: Owned,
): Promise<void> {
  const { pool } = environment.database;
  await pool.query(
    `with activity as (
       insert into activities (class_id, kind, passage_id, whole_class, start_day, due_day, created_at)
       select $2, 'PASSAGE', passage_id, false, 20000, 20000, now() from attempts where student_id = $1 limit 1 returning id)
     insert into activity_students (student_id, activity_id) select $1, id from activity`,
    [studentId, classId],
  );
  await pool.query(
    `with activity as (
       insert into activities (class_id, kind, whole_class, start_day, due_day, created_at)
       values ($2, 'ASSESSMENT', true, 20000, 20000, now()) returning id)
     insert into activity_pretests (student_id, activity_id, pretest, finished_at, finished_day)
     select $1, id, 1, now(), 20000 from activity`,
    [studentId, classId],
  );
  await pool.query(
    `insert into competitions (kind, name, first_day, last_day, created_at)
     values ('GLOBAL_COMPETITION', 'Winter', 20000, 20006, now())`,
  );
  await runCompetition(environment, { classId, studentIds: [studentId] });
  await pool.query(
    'update competition_classes set points = 10, right_answers = 4, answers = 5, took_part = 1',
  );
  await pool.query(
    `insert into activities (class_id, kind, weekly_quizzes, weekly_rule, whole_class, start_day, due_day, created_at)
     values ($1, 'FIXED_WEEKLY', 5, 'pass', true, 20000 - mod(20003, 7), 20000, now())`,
    [classId],
  );
}
