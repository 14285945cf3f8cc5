import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';

interface Many {
  readonly activities: number;
  /** Days from now, as UTC has it. */
  readonly dueInDays: number;
  readonly canceled?: boolean;
}

/** Sets many activities for a class, past all limits: each for everyone, for two days. */
export async function setMany(
  { database, clock }: Pick<TestEnvironment, 'database' | 'clock'>,
  classId: number,
  { activities, dueInDays, canceled = false }: Many,
): Promise<void> {
  const due = Math.floor(clock.now().getTime() / MS_PER_DAY) + dueInDays;
  await database.pool.query(
    `insert into activities (class_id, kind, passage_id, whole_class, start_day, due_day, created_at, canceled_at)
     select $1, 'PASSAGE', min(passages.id), true, $2::integer - 1, $2, now(), case when $4 then now() end
       from passages, generate_series(1, $3) as n group by n`,
    [classId, due, activities, canceled],
  );
}
