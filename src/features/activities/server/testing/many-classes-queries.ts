import type { TestEnvironment } from '#app/server/testing/samples/company.ts';

interface Many {
  readonly competitionId: number;
  /** Each of the others is a copy of this class. */
  readonly classId: number;
  readonly count: number;
}

/** Lets many more classes take part in a competition that runs, each with a student at the start, whoever that is. */
export async function enterMany(
  { database: { pool }, clock }: Pick<TestEnvironment, 'database' | 'clock'>,
  { competitionId, classId, count }: Many,
): Promise<void> {
  await pool.query(
    `with copied as (
       insert into classes (name, teacher_id, grade, timezone, settings, created_at)
       select name || ' ' || n, teacher_id, grade, timezone, settings, created_at
         from classes, generate_series(1, $3::integer) as n where id = $2
       returning id),
     set_for as (
       insert into activities (class_id, kind, whole_class, start_day, due_day, created_at)
       select copied.id, p.kind, true, p.first_day, p.last_day, $4
         from copied, competitions p where p.id = $1
       returning id, class_id)
     insert into competition_classes (competition_id, class_id, activity_id, roster)
     select $1, class_id, id, 1 from set_for`,
    [competitionId, classId, count, clock.now()],
  );
}
