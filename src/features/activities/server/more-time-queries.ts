import { sql } from 'kysely';
import { WAS_TOO_FAST } from '#features/quiz/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { isGiven, someHaveMoreTime } from './activities-queries.ts';

interface DueDays {
  readonly activityId: number;
  readonly studentIds: readonly number[];
  /** Null for the due day of the activity. */
  readonly dueDay: number | null;
}

/** Writes the due day of some students alone. */
export async function writeDueDays(tx: Tx, { activityId, studentIds, dueDay }: DueDays): Promise<void> {
  if (dueDay === null) {
    await tx
      .deleteFrom('activity_due_days')
      .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
      .where('activity_id', '=', activityId)
      .execute();
    return;
  }
  await tx
    .insertInto('activity_due_days')
    .columns(['student_id', 'activity_id', 'due_day'])
    .expression(
      sql`select student_id, ${activityId}::bigint, ${dueDay}::integer
            from unnest(${studentIds}::bigint[]) as given (student_id)`,
    )
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'activity_id']).doUpdateSet({ due_day: dueDay }),
    )
    .execute();
}

/** Whether anybody has more time for an activity, until a day or later. */
export async function hasTimeFor(db: Db, activityId: number, today: number): Promise<boolean> {
  const { has } = await db
    .selectNoFrom(someHaveMoreTime(sql`${activityId}::bigint`, today).as('has'))
    .executeTakeFirstOrThrow();
  return has;
}

/** How far some students are with a passage or a pretest: those who are given it and are in its class now. */
export const selectAssignmentsOfSome = (db: Db, activityId: number, studentIds: readonly number[]) =>
  db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_students as m', (join) =>
      join.onRef('m.class_id', '=', 'a.class_id').on('m.removed_at', 'is', null),
    )
    .leftJoin('activity_pretests as b', (join) =>
      join.onRef('b.student_id', '=', 'm.student_id').onRef('b.activity_id', '=', 'a.id'),
    )
    .leftJoin('attempts as t', (join) =>
      join
        .onRef('t.student_id', '=', 'm.student_id')
        .onRef('t.activity_id', '=', 'a.id')
        .on('t.status', '<>', sql.lit('stopped')),
    )
    .select(['a.start_day', 'a.due_day'])
    .select([
      sql<boolean>`a.paused_at is not null`.as('paused'),
      sql<boolean>`a.canceled_at is not null`.as('canceled'),
      sql<boolean>`((t.id is not null and not ${WAS_TOO_FAST}) or b.activity_id is not null)`.as('begun'),
      sql<boolean>`((t.finished_at is not null and not ${WAS_TOO_FAST}) or b.finished_at is not null)`.as(
        'finished',
      ),
    ])
    .where('a.id', '=', activityId)
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where(isGiven(sql<number>`m.student_id`))
    .execute();
