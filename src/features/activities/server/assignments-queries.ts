import { type Expression, sql } from 'kysely';
import { WAS_TOO_FAST } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { activities, isGiven, todayThere } from './activities-queries.ts';

interface AssignmentsOf {
  readonly studentId: number;
  /** Days: what was due before the first and what begins after the second is left out. */
  readonly from: number;
  readonly to: number;
}

/** The classes of a student, for what they have set. */
const classesOf = (db: Db, studentId: number) =>
  db
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .where('m.student_id', '=', studentId)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null);

/** What a class `c` has set for a student, its member `m`: passages, and the pretest again. Weekly goals and competitions are read apart. */
const setFor = (db: Db, studentId: number) =>
  db
    .selectFrom('activities as a')
    .select(['a.id', 'a.due_day'])
    .where('a.class_id', '=', sql.ref<number>('c.id'))
    .where('a.kind', 'in', [sql.lit('PASSAGE'), sql.lit('ASSESSMENT')])
    .where(isGiven(sql<number>`${studentId}::bigint`));

/** The activities for which a student has more time than the class, until a day or later. */
const withMoreTime = (db: Db, studentId: number, from: Expression<number>) =>
  db
    .selectFrom('activity_due_days as d')
    .select('d.activity_id')
    .where('d.student_id', '=', studentId)
    .where('d.due_day', '>=', from);

/** Some assignments with their passages and what the student has done of each; what was too fast to count is neither begun nor finished. */
const readAssignments = (db: Db, studentId: number, some: Expression<{ id: number }>) =>
  activities(db)
    .leftJoin('activity_pretests as b', (join) =>
      join.on('b.student_id', '=', studentId).onRef('b.activity_id', '=', 'a.id'),
    )
    .leftJoin('attempts as t', (join) =>
      join
        .on('t.student_id', '=', studentId)
        .onRef('t.activity_id', '=', 'a.id')
        .on('t.status', '<>', sql.lit('stopped')),
    )
    .select(['t.id as attempt_id', 't.passage_version_id', 't.passed', 't.answered', 't.question_count'])
    .leftJoin('activity_due_days as d', (join) =>
      join.on('d.student_id', '=', studentId).onRef('d.activity_id', '=', 'a.id'),
    )
    .select(['d.due_day as own_due_day', WAS_TOO_FAST.as('too_fast')])
    .select([
      sql<boolean>`((t.id is not null and not ${WAS_TOO_FAST}) or b.activity_id is not null)`.as('begun'),
      sql<boolean>`((t.finished_at is not null and not ${WAS_TOO_FAST}) or b.finished_at is not null)`.as(
        'finished',
      ),
    ])
    .where(sql<boolean>`a.id in ${some}`);

/** No more are told at once on a list, and on a home: a class has no more that are open (`MAX_LIVE_ACTIVITIES`), whatever else is set. */
const MOST_ON_LIST = 200;
const MOST_ON_HOME = 50;

interface Listed {
  readonly studentId: number;
  /** What was due for the student before this day is left out. */
  readonly from: Expression<number>;
  readonly order: 'asc' | 'desc';
  readonly most: number;
}

/**
 * Assignments of a student for a list, for statements that ask for more. Where there are more than a list holds, those of confirmed classes
 * come first, and the classes take turns: anybody can have a student join a class and set as much there as they like, and that must
 * push nothing off the list. Of each class no more is looked at than the list holds, and of what is not on the list only its turn.
 * What is over for the class and not for the student is read apart, so that each part is read by an index.
 */
const listOf = (db: Db, set: ReturnType<typeof setFor>, { studentId, from, order, most }: Listed) =>
  readAssignments(
    db,
    studentId,
    db
      .selectFrom(
        classesOf(db, studentId)
          .innerJoinLateral(
            () =>
              db
                .selectFrom(
                  set
                    .where('a.due_day', '>=', from)
                    .orderBy('a.due_day', order)
                    .orderBy('a.id')
                    .limit(sql.lit(most))
                    .as('of_class'),
                )
                .select(['of_class.id', 'of_class.due_day'])
                .unionAll(
                  set.where('a.due_day', '<', from).where('a.id', 'in', withMoreTime(db, studentId, from)),
                )
                .as('one'),
            (join) => join.onTrue(),
          )
          .select([
            'one.id',
            sql<boolean>`owner.keys_approved_at is null or owner.locked_at is not null`.as('unconfirmed'),
            sql<number>`row_number() over (partition by c.id order by one.due_day ${sql.raw(order)}, one.id)`.as(
              'turn',
            ),
          ])
          .as('listed'),
      )
      .select('id')
      .orderBy('unconfirmed')
      .orderBy('turn')
      .orderBy('id')
      .limit(sql.lit(most)),
  );

/** Whether a student has not finished an activity `a`. */
const notFinishedBy = (studentId: number) => sql<boolean>`a.id not in (
  select t.activity_id from attempts t
   where t.student_id = ${studentId} and t.activity_id is not null and t.status = 'finished' and not ${WAS_TOO_FAST}
  union all
  select b.activity_id from activity_pretests b where b.student_id = ${studentId} and b.finished_at is not null)`;

interface OpenFor {
  readonly studentId: number;
  readonly now: Date;
  /** What begins later is not open: no zone is more than a day ahead. The day there would have to be looked up for each row. */
  readonly tomorrow: number;
}

/** What is open for a student now and not finished, for a home; `withStatus` says what begins a day later. */
export const openAssignmentsOf = (db: Db, { studentId, tomorrow, now }: OpenFor) =>
  listOf(
    db,
    setFor(db, studentId)
      .where('a.canceled_at', 'is', null)
      .where('a.paused_at', 'is', null)
      .where('a.start_day', '<=', tomorrow)
      .where(notFinishedBy(studentId)),
    { studentId, from: todayThere(now), order: 'asc', most: MOST_ON_HOME },
  );

const day = (one: number) => sql<number>`${one}::integer`;

/** What is set for a student about these days and not canceled; `withStatus` puts it in order. */
export const assignmentsOf = (db: Db, { studentId, from, to }: AssignmentsOf) =>
  listOf(db, setFor(db, studentId).where('a.canceled_at', 'is', null).where('a.start_day', '<=', to), {
    studentId,
    from: day(from),
    order: 'asc',
    most: MOST_ON_LIST,
  });

/** The same as rows. */
export async function selectAssignments(db: Db, of: AssignmentsOf): Promise<AssignmentRow[]> {
  return assignmentsOf(db, of).execute();
}

/** All of a student, canceled ones too, what is due last in front. */
export async function selectAllAssignments(db: Db, of: AssignmentsOf): Promise<AssignmentRow[]> {
  const { studentId, from, to } = of;
  return listOf(db, setFor(db, studentId).where('a.start_day', '<=', to), {
    studentId,
    from: day(from),
    order: 'desc',
    most: MOST_ON_LIST,
  }).execute();
}

/** One assignment of a student; undefined where it is not given to them. */
export async function selectAssignment(
  db: Db,
  { studentId, activityId }: { readonly studentId: number; readonly activityId: number },
) {
  const given = classesOf(db, studentId)
    .innerJoinLateral(
      () => setFor(db, studentId).where('a.id', '=', activityId).as('one'),
      (join) => join.onTrue(),
    )
    .select('one.id');
  return readAssignments(db, studentId, given).executeTakeFirst();
}
export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>;
