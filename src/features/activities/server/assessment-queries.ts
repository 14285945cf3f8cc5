import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { isGiven, todayThere } from './activities-queries.ts';

interface PretestOf {
  readonly studentId: number;
  /** Which pretest of the student it is. */
  readonly pretest: number;
}

/** Notes that a pretest begins for some activities; one that was given up is forgotten for it. */
export async function insertPretestBegun(
  tx: Tx,
  { studentId, pretest, activityIds }: PretestOf & { readonly activityIds: readonly number[] },
): Promise<void> {
  await tx
    .insertInto('activity_pretests')
    .columns(['student_id', 'activity_id', 'pretest'])
    .expression(
      sql`select ${studentId}::bigint, activity_id, ${pretest}::integer
            from unnest(${activityIds}::bigint[]) as asked (activity_id)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'activity_id'])
        .doUpdateSet({ pretest })
        .where('activity_pretests.finished_at', 'is', null),
    )
    .execute();
}

/** Notes that a pretest is finished: for the activities that it was begun for, and for those that are open now. */
export async function writePretestFinished(
  tx: Tx,
  { studentId, pretest, day }: PretestOf & { readonly day: number },
  now: Date,
): Promise<void> {
  const finished = { finished_at: now, finished_day: day };
  await tx
    .insertInto('activity_pretests')
    .columns(['student_id', 'activity_id', 'pretest', 'finished_at', 'finished_day'])
    .expression(
      tx
        .selectFrom('activities as a')
        .innerJoin('classes as c', 'c.id', 'a.class_id')
        .innerJoin('class_students as m', 'm.class_id', 'a.class_id')
        .leftJoin('activity_pretests as b', (join) =>
          join.on('b.student_id', '=', studentId).onRef('b.activity_id', '=', 'a.id'),
        )
        .leftJoin('activity_due_days as d', (join) =>
          join.on('d.student_id', '=', studentId).onRef('d.activity_id', '=', 'a.id'),
        )
        .select(['m.student_id', 'a.id', sql<number>`${pretest}::integer`.as('pretest')])
        .select([sql<Date>`${now}::timestamptz`.as('at'), sql<number>`${day}::integer`.as('day')])
        .where('a.kind', '=', sql.lit('ASSESSMENT'))
        .where('m.student_id', '=', studentId)
        .where('m.removed_at', 'is', null)
        .where('b.finished_at', 'is', null)
        .where(isGiven(sql<number>`${studentId}::bigint`))
        .where((where) =>
          where.or([
            where('b.pretest', '=', pretest),
            where.and([
              where('a.canceled_at', 'is', null),
              where('a.paused_at', 'is', null),
              where(todayThere(now), '>=', where.ref('a.start_day')),
              where(todayThere(now), '<=', sql<number>`greatest(a.due_day, d.due_day)`),
            ]),
          ]),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'activity_id']).doUpdateSet({ pretest, ...finished }),
    )
    .execute();
}

/** What an attempt found, in the report of an activity: a passage of a pretest, or a quiz. */
const found = (db: Db) =>
  db.selectFrom('attempts as x').select(['x.id', 'x.kind', 'x.state_after', 'x.settings', 'x.passed']);

/** A figure of all passages of a pretest. */
const ofPretest = (figure: RawBuilder<number>) => sql<number>`(
  select ${figure} from attempts x
   where x.student_id = b.student_id and x.pretest = b.pretest and x.status = 'finished')`;

/**
 * Who is given a pretest and is in the class now, by name, each with the pretest that was taken for it: what the last passage found, what the
 * last attempt before it had found, and how many of the answers came too fast.
 */
export async function selectAssessmentReport(db: Db, activityId: number) {
  const first = sql<number>`(select min(y.id) from attempts y where y.student_id = b.student_id and y.pretest = b.pretest)`;
  return db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_students as m', (join) =>
      join.onRef('m.class_id', '=', 'a.class_id').on('m.removed_at', 'is', null),
    )
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .leftJoin('activity_pretests as b', (join) =>
      join.onRef('b.student_id', '=', 'm.student_id').onRef('b.activity_id', '=', 'a.id'),
    )
    .leftJoin('activity_due_days as d', (join) =>
      join.onRef('d.student_id', '=', 'm.student_id').onRef('d.activity_id', '=', 'a.id'),
    )
    .select('d.due_day as own_due_day')
    .select(['u.id as student_id', 'u.username', 'u.first_name', 'u.last_name'])
    .select(['b.pretest', 'b.finished_at', 'b.finished_day'])
    .select([
      ofPretest(sql<number>`coalesce(sum(x.question_count), 0)::int`).as('questions'),
      ofPretest(sql<number>`coalesce(sum(x.fast_answers), 0)::int`).as('fast_answers'),
    ])
    .select([
      jsonObjectFrom(
        found(db)
          .where('x.student_id', '=', sql.ref<number>('b.student_id'))
          .where('x.pretest', '=', sql.ref<number>('b.pretest'))
          .where('x.status', '=', sql.lit('finished'))
          .orderBy('x.id', 'desc')
          .limit(1),
      ).as('after'),
      jsonObjectFrom(
        found(db)
          .where('x.student_id', '=', sql.ref<number>('b.student_id'))
          .where('x.status', '=', sql.lit('finished'))
          .where('x.id', '<', first)
          .orderBy('x.finished_at', 'desc')
          .orderBy('x.id', 'desc')
          .limit(1),
      ).as('before'),
    ])
    .where('a.id', '=', activityId)
    .where(isGiven(sql<number>`m.student_id`))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .execute();
}
export type AssessmentReportRow = Awaited<ReturnType<typeof selectAssessmentReport>>[number];
