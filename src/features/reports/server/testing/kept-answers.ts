import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Skill } from '#features/library/core/skills.ts';

interface Kept {
  readonly skill: Skill;
  /** Of twenty answers, of which fifteen were to be expected. */
  readonly right: number;
}

/**
 * What reports would keep of twenty more answers on the day of a student's quiz, without the answers. That the student waits to be counted
 * is true then, and the view `invariants` asks no answers for it.
 */
export async function keepTwentyAnswers({ database }: TestApp, studentId: number, { skill, right }: Kept) {
  await database.pool.query(
    `insert into student_skill_days
       (student_id, epoch, day, class_id, level, skill, target, answered, counted, right_counted, expected, variance, milliseconds)
     select $1, 1, finished_day, class_id, 4, $2, 'critique', 20, 20, $3, 150000, 37500, 60000
       from attempts where student_id = $1 and kind = 'practice' limit 1`,
    [studentId, skill, right],
  );
  await database.pool.query(
    'update student_days set (quizzes_summed, answered, counted, right_counted, expected, variance) = (null, null, null, null, null, null) where student_id = $1',
    [studentId],
  );
  await database.pool.query('insert into students_to_count (student_id) values ($1) on conflict do nothing', [
    studentId,
  ]);
}

/** All that a student has read was read for another class, as it would be where it was assigned there. */
export async function readForClass({ database }: TestApp, studentId: number, classId: number): Promise<void> {
  for (const table of ['attempts', 'student_days', 'student_skill_days', 'student_years'] as const)
    await database.db
      .updateTable(table)
      .set({ class_id: classId })
      .where('student_id', '=', studentId)
      .execute();
}
