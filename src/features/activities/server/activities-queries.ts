import { type Expression, sql } from 'kysely';
import { WAS_TOO_FAST } from '#features/quiz/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { NotOver } from '../core/activity-limits.ts';
import type { CompetitionType } from '../core/competition.ts';
import type { WeeklyActivityRule } from '../core/weekly-goal.ts';

/** An activity with what is needed of its class, and the newest version of its passage where it has one. */
export const activities = (db: Db) =>
  db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .select(['a.id', 'a.class_id', 'a.passage_id', 'a.whole_class', 'a.start_day', 'a.due_day'])
    .select(['a.kind', 'a.weekly_quizzes', 'a.weekly_rule'])
    .select([
      sql<boolean>`a.paused_at is not null`.as('paused'),
      sql<boolean>`a.canceled_at is not null`.as('canceled'),
    ])
    .select(['c.name as class_name', 'c.timezone', 'c.include_short_essay_questions'])
    .select(sql<number>`((a.created_at at time zone c.timezone)::date - date '1970-01-01')`.as('set_day'))
    .select(
      sql<number | null>`((a.canceled_at at time zone c.timezone)::date - date '1970-01-01')`.as(
        'canceled_day',
      ),
    )
    .select(
      sql<number | null>`(select max(v.id) from passage_versions v where v.passage_id = a.passage_id)`.as(
        'version_id',
      ),
    );

/** One activity. */
export async function selectActivity(db: Db, id: number) {
  return activities(db).where('a.id', '=', id).executeTakeFirst();
}
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof selectActivity>>>;

/** The same, kept from changing until the transaction ends. */
export async function lockActivity(tx: Tx, id: number): Promise<ActivityRow | undefined> {
  return activities(tx).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst();
}

/** Keeps others from adding activities to a class until the transaction ends. */
export async function lockClassOfActivities(tx: Tx, classId: number): Promise<void> {
  await tx.selectFrom('classes').select('id').where('id', '=', classId).forNoKeyUpdate().execute();
}

interface LiveIn {
  readonly classId: number;
  readonly today: number;
  /** Null for everybody in the class. */
  readonly studentIds: readonly number[] | null;
  /** One that is there already and comes back. */
  readonly except?: number;
}

/** The activities of a class that are not canceled and not over on a day. */
const liveActivities = (db: Db, { classId, today, except }: LiveIn) =>
  db
    .selectFrom('activities as a')
    .select('a.id')
    .where('a.class_id', '=', classId)
    .where('a.due_day', '>=', today)
    .where('a.canceled_at', 'is', null)
    .$if(except !== undefined, (those) => those.where('a.id', '<>', except ?? 0))
    .limit(1);

/** Whether an activity `a` was given to one of some students by choice. */
const isForAnyOf = (studentIds: readonly number[]) => sql<boolean>`exists (
  select from activity_students s where s.activity_id = a.id and s.student_id = any(${studentIds}::bigint[]))`;

interface AssignedIn extends LiveIn {
  /** Null for the pretest. */
  readonly passageId: number | null;
}

/** Whether a class has a passage, or the pretest, assigned to one of some students, or to anybody. */
export async function isAssigned(db: Db, { passageId, ...live }: AssignedIn): Promise<boolean> {
  const { studentIds } = live;
  const found = await liveActivities(db, live)
    .where(
      passageId === null ? sql<boolean>`a.kind = 'ASSESSMENT'` : sql<boolean>`a.passage_id = ${passageId}`,
    )
    .$if(studentIds !== null, (those) =>
      those.where((is) => is.or([is('a.whole_class', '=', true), isForAnyOf(studentIds ?? [])])),
    )
    .executeTakeFirst();
  return found !== undefined || hasMoreTimeFor(db, { passageId, ...live });
}

/** Whether one of some students, or anybody in the class, has more time for a passage, or the pretest, that is over for the others. */
async function hasMoreTimeFor(
  db: Db,
  { classId, today, studentIds, except, passageId }: AssignedIn,
): Promise<boolean> {
  const found = await db
    .selectFrom('activities as a')
    .innerJoin('activity_due_days as d', 'd.activity_id', 'a.id')
    .select('a.id')
    .where('a.class_id', '=', classId)
    .where('a.kind', '=', passageId === null ? sql.lit('ASSESSMENT') : sql.lit('PASSAGE'))
    .where('a.passage_id', 'is not distinct from', passageId)
    .where('a.canceled_at', 'is', null)
    .where('d.due_day', '>=', today)
    .$if(except !== undefined, (those) => those.where('a.id', '<>', except ?? 0))
    .$if(studentIds !== null, (those) =>
      those.where('d.student_id', '=', sql<number>`any(${studentIds}::bigint[])`),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The weekly goal that a class has for the same students: for everybody, or for one of them alone. */
export const goalsFor = (db: Db, live: LiveIn) =>
  liveActivities(db, live)
    .where('a.kind', '=', sql.lit('FIXED_WEEKLY'))
    .where(live.studentIds === null ? sql<boolean>`a.whole_class` : isForAnyOf(live.studentIds));

/** Whether there is one. */
export async function hasGoalFor(db: Db, live: LiveIn): Promise<boolean> {
  return (await goalsFor(db, live).executeTakeFirst()) !== undefined;
}

/** Whether somebody has more time for an activity, until a day or later. */
export const someHaveMoreTime = (activityId: Expression<number>, today: number) => sql<boolean>`exists (
  select from activity_due_days longer where longer.activity_id = ${activityId} and longer.due_day >= ${today})`;

/** What a class has of activities that are not over on a day. */
export async function countNotOver(
  db: Db,
  { classId, today }: { readonly classId: number; readonly today: number },
): Promise<NotOver> {
  return db
    .selectFrom('activities')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where canceled_at is null)`.as('live'),
    ])
    .where('class_id', '=', classId)
    .where((is) => is.or([is('due_day', '>=', today), someHaveMoreTime(sql.ref('activities.id'), today)]))
    .executeTakeFirstOrThrow();
}

/** The students of an activity that is not for a whole class. */
export async function selectStudentsOfActivity(db: Db, activityId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('activity_students')
    .select('student_id')
    .where('activity_id', '=', activityId)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

export interface NewActivity {
  readonly classId: number;
  /** What is set: a passage, so many quizzes a week, the pretest again, or a competition. */
  readonly what:
    | { readonly kind: 'PASSAGE'; readonly passageId: number }
    | { readonly kind: 'FIXED_WEEKLY'; readonly quizzes: number; readonly rule: WeeklyActivityRule }
    | { readonly kind: 'ASSESSMENT' | CompetitionType };
  readonly startDay: number;
  readonly dueDay: number;
  /** Null for everyone in the class. */
  readonly studentIds: readonly number[] | null;
}

/** Writes an activity. @returns its number. */
export async function insertActivity(
  tx: Tx,
  { classId, what, startDay, dueDay, studentIds }: NewActivity,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('activities')
    .values({
      class_id: classId,
      kind: what.kind,
      ...(what.kind === 'PASSAGE' && { passage_id: what.passageId }),
      ...(what.kind === 'FIXED_WEEKLY' && { weekly_quizzes: what.quizzes, weekly_rule: what.rule }),
      whole_class: studentIds === null,
      start_day: startDay,
      due_day: dueDay,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (studentIds && studentIds.length > 0) {
    await tx
      .insertInto('activity_students')
      .columns(['student_id', 'activity_id'])
      .expression(
        sql`select student_id, ${id}::bigint from unnest(${studentIds}::bigint[]) as given (student_id)`,
      )
      .execute();
  }
  return id;
}

export interface ActivityChange {
  readonly paused?: boolean;
  readonly canceled?: boolean;
  readonly days?: { readonly startDay: number; readonly dueDay: number };
  readonly goal?: { readonly quizzes: number; readonly rule: WeeklyActivityRule };
}

export async function updateActivity(
  tx: Tx,
  id: number,
  { paused, canceled, days, goal }: ActivityChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('activities')
    .set({
      ...(paused !== undefined && { paused_at: paused ? sql`coalesce(paused_at, ${now})` : null }),
      ...(canceled !== undefined && { canceled_at: canceled ? sql`coalesce(canceled_at, ${now})` : null }),
      ...(days && { start_day: days.startDay, due_day: days.dueDay }),
      ...(goal && { weekly_quizzes: goal.quizzes, weekly_rule: goal.rule }),
    })
    .where('id', '=', id)
    .execute();
}

/** The day now in the zone of a class `c`. */
export const todayThere = (now: Date) =>
  sql<number>`((${now}::timestamptz at time zone c.timezone)::date - date '1970-01-01')`;

/** The end of the due day in the class's zone; who came into the class later was not given the activity. */
const WHEN_OVER = sql<Date>`((date '1970-01-01' + a.due_day + 1)::timestamp at time zone c.timezone)`;

/**
 * The begin of the due day in UTC: wherever the class is, the day is not over then. A list compares a thousand rows, and to look up a zone
 * costs ten times what this does.
 */
const SURELY_NOT_OVER = sql<Date>`to_timestamp(a.due_day * 86400::float8)`;

/** Whether a member `m` is given an activity `a` of a class `c`. `studentId` is a parameter wherever one student is meant. */
export const isGiven = (studentId: Expression<number>) => sql<boolean>`(
  (m.joined_at < ${SURELY_NOT_OVER} or m.joined_at < ${WHEN_OVER})
  and (a.whole_class or exists (
    select from activity_students s where s.student_id = ${studentId} and s.activity_id = a.id)))`;

/** Kinds in which each student has something to show; a competition tells of classes alone. */
const STUDENTS_OWN = [sql.lit('PASSAGE'), sql.lit('FIXED_WEEKLY'), sql.lit('ASSESSMENT')];

/** The newest of these activities of a class that are not canceled, what is due first in front. */
export async function selectActivitiesToScore(db: Db, classId: number, most: number): Promise<ActivityRow[]> {
  const newest = await activities(db)
    .where('a.class_id', '=', classId)
    .where('a.canceled_at', 'is', null)
    .where('a.kind', 'in', STUDENTS_OWN)
    .orderBy('a.due_day', 'desc')
    .orderBy('a.id', 'desc')
    .limit(most)
    .execute();
  return newest.toReversed();
}

/** The last days of all activities of some classes, to count their tabs. */
export async function selectDueDays(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .select(['a.due_day', 'c.timezone', sql<number>`count(*)`.as('activities')])
    .select(sql<boolean>`a.canceled_at is not null`.as('canceled'))
    .where('a.class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .groupBy(['a.due_day', 'c.timezone', 'canceled'])
    .execute();
}

/** Who is given an activity and is in the class now, by name, each with their attempt. */
export async function selectReport(db: Db, activityId: number) {
  return db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_students as m', (join) =>
      join.onRef('m.class_id', '=', 'a.class_id').on('m.removed_at', 'is', null),
    )
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .leftJoin('attempts as t', (join) =>
      join
        .onRef('t.student_id', '=', 'm.student_id')
        .onRef('t.activity_id', '=', 'a.id')
        .on('t.status', '<>', sql.lit('stopped')),
    )
    .leftJoin('activity_due_days as d', (join) =>
      join.onRef('d.student_id', '=', 'm.student_id').onRef('d.activity_id', '=', 'a.id'),
    )
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .select([
      'u.id as student_id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'p.pretest_status',
      'p.level',
    ])
    .select('d.due_day as own_due_day')
    .select(['t.id as attempt_id', 't.passage_version_id', 't.marks', 't.question_count', 't.passed'])
    .select(['t.finished_at', 't.finished_day', WAS_TOO_FAST.as('too_fast')])
    .where('a.id', '=', activityId)
    .where(isGiven(sql<number>`m.student_id`))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .execute();
}
export type ReportRow = Awaited<ReturnType<typeof selectReport>>[number];

/** All days that an integer holds. */
export const EVER = { from: -2_147_483_648, to: 2_147_483_647 } as const;
