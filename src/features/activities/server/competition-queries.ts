import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import type { ActivityDays } from '../core/activity-days.ts';
import type { CompetitionType } from '../core/competition.ts';

export interface NewCompetition extends ActivityDays {
  readonly type: CompetitionType;
  /** Of a window of the operator alone. */
  readonly name: string | null;
}

/** Writes a competition without classes. @returns its number. */
export async function insertCompetition(
  tx: Tx,
  { type, name, startDay, dueDay }: NewCompetition,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('competitions')
    .values({ kind: type, name, first_day: startDay, last_day: dueDay, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Entry {
  readonly competitionId: number;
  readonly classId: number;
  readonly activityId: number;
}

/** Lets a class take part, by its activity. */
export async function insertCompetitionClass(
  tx: Tx,
  { competitionId, classId, activityId }: Entry,
): Promise<void> {
  await tx
    .insertInto('competition_classes')
    .values({ competition_id: competitionId, class_id: classId, activity_id: activityId })
    .execute();
}

/** A competition, kept from being called off until the transaction ends. */
export async function lockCompetition(tx: Tx, id: number) {
  return tx
    .selectFrom('competitions')
    .select(['id', 'kind', 'name', 'first_day', 'last_day', 'ended_at'])
    .select(sql<boolean>`canceled_at is not null`.as('canceled'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the competition of an activity was called off for everybody. */
export async function isCalledOff(db: Db, activityId: number): Promise<boolean> {
  const found = await db
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .select('p.id')
    .where('k.activity_id', '=', activityId)
    .where('p.canceled_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** A competition `p` with the activity of a class `k` in it. */
const COMPETITION = [
  'p.id as competition_id',
  'p.kind',
  'p.name',
  'p.first_day',
  'p.last_day',
  'p.ended_at',
  'k.activity_id',
] as const;

/** The competitions of some activities; those of other kinds have none. */
export async function selectCompetitionsOf(db: Db, activityIds: readonly number[]) {
  return db
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .select(COMPETITION)
    .select('k.class_id')
    .where('k.activity_id', '=', sql<number>`any(${activityIds}::bigint[])`)
    .execute();
}
export type CompetitionRow = Awaited<ReturnType<typeof selectCompetitionsOf>>[number];

/** The competition of one activity. */
export async function selectCompetitionOf(db: Db, activityId: number): Promise<CompetitionRow | undefined> {
  const [found] = await selectCompetitionsOf(db, [activityId]);
  return found;
}

/** The classes in a competition, those that were taken out among them. */
export async function selectCompetitionClasses(db: Db, competitionId: number) {
  return db
    .selectFrom('competition_classes')
    .select(['class_id', 'activity_id'])
    .where('competition_id', '=', competitionId)
    .execute();
}

/** Whether a class `c` of the owner `owner` is confirmed (decision 29): others take no part. */
const IS_CONFIRMED = sql<boolean>`(owner.keys_approved_at is not null and owner.locked_at is null)`;

/** Whether a class is one. */
export async function isClassConfirmed(db: Db, classId: number): Promise<boolean> {
  const found = await db
    .selectFrom('classes as c')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .select('c.id')
    .where('c.id', '=', classId)
    .where(IS_CONFIRMED)
    .executeTakeFirst();
  return found !== undefined;
}

/** The midnight with which a day begins in the zone of a class `c`. */
const midnightOf = (day: Expression<number>) =>
  sql<Date>`((date '1970-01-01' + ${day})::timestamp at time zone c.timezone)`;

/** The quizzes of a student `s` on the days of a competition `p`; the index of finished quizzes holds all but the marks. */
const isQuizOf = (first: Expression<number>, last: Expression<number>) => sql<boolean>`(
  t.student_id = s.student_id and t.kind = 'practice' and t.status = 'finished'
  and t.finished_at >= to_timestamp((${first} - 1) * 86400::float8)
  and t.finished_at < to_timestamp((${last} + 3) * 86400::float8)
  and t.finished_day between ${first} and ${last})`;

/**
 * The classes of some competitions that have started, each with what its students have done: as it is now, or as it was written at the end.
 * Sums are made when somebody looks: nothing is written for a competition when a quiz ends.
 */
export const competitionResults = (db: Db, competitionIds: readonly number[]) =>
  db
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .innerJoin('activities as a', 'a.id', 'k.activity_id')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .leftJoin(
      db
        .selectFrom('competition_students as s')
        .innerJoin('competitions as p', 'p.id', 's.competition_id')
        .innerJoin('attempts as t', (join) =>
          join.on(isQuizOf(sql.ref<number>('p.first_day'), sql.ref<number>('p.last_day'))),
        )
        .select(['s.competition_id', 's.class_id'])
        .select([
          sql<number>`sum(coalesce(t.points, 0))::bigint`.as('points'),
          sql<number>`sum(length(translate(t.marks, 'wRW', '')))::integer`.as('right_answers'),
          sql<number>`sum(length(t.marks))::integer`.as('answers'),
          sql<number>`count(distinct s.student_id) filter (where t.points > 0)::integer`.as('took_part'),
        ])
        .where('s.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
        .where('p.ended_at', 'is', null)
        .groupBy(['s.competition_id', 's.class_id'])
        .as('live'),
      (join) =>
        join.onRef('live.competition_id', '=', 'k.competition_id').onRef('live.class_id', '=', 'k.class_id'),
    )
    .select(['k.competition_id', 'k.class_id', 'k.activity_id', 'c.name as class_name'])
    .select([
      sql<number>`k.roster`.as('roster'),
      sql<number>`coalesce(k.points, live.points, 0)`.as('points'),
      sql<number>`coalesce(k.right_answers, live.right_answers, 0)`.as('right_answers'),
      sql<number>`coalesce(k.answers, live.answers, 0)`.as('answers'),
      sql<number>`coalesce(k.took_part, live.took_part, 0)`.as('took_part'),
    ])
    .where('k.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
    .where('k.roster', '>', 0)
    .where('a.canceled_at', 'is', null)
    .orderBy('k.competition_id')
    .orderBy('k.class_id');

export async function selectCompetitionResults(db: Db, competitionIds: readonly number[]) {
  return competitionResults(db, competitionIds).execute();
}
export type CompetitionResultRow = Awaited<ReturnType<typeof selectCompetitionResults>>[number];

/** Classes whose first day has begun and whose students are not written down, kept from others who do the same. */
export async function lockStartingClasses(tx: Tx, now: Date) {
  return tx
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .select(['k.competition_id', 'k.class_id', midnightOf(sql.ref<number>('p.first_day')).as('starts_at')])
    .where('k.roster', 'is', null)
    .where('p.ended_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    .where(IS_CONFIRMED)
    .where(midnightOf(sql.ref<number>('p.first_day')), '<=', now)
    .forNoKeyUpdate('k')
    .execute();
}
export type StartingClass = Awaited<ReturnType<typeof lockStartingClasses>>[number];

/**
 * Writes down who was in these classes at their midnights. A student of several reads for one: the one that an approved teacher made primary
 * last, else the first joined (decision 29).
 */
export async function insertCompetitionStudents(tx: Tx, starting: readonly StartingClass[]): Promise<void> {
  const column = <K extends keyof StartingClass>(name: K) => starting.map((one) => one[name]);
  await tx
    .insertInto('competition_students')
    .columns(['student_id', 'competition_id', 'class_id'])
    .expression(
      sql`select distinct on (m.student_id, due.competition_id) m.student_id, due.competition_id, m.class_id
            from class_students m
            join unnest(${column('competition_id')}::bigint[], ${column('class_id')}::bigint[],
                        ${column('starts_at')}::timestamptz[]) as due (competition_id, class_id, starts_at)
              on due.class_id = m.class_id
           where m.joined_at < due.starts_at and (m.removed_at is null or m.removed_at >= due.starts_at)
           order by m.student_id, due.competition_id, m.primary_since desc nulls last, m.joined_at, m.class_id`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes down how many they are. */
export async function countRosters(tx: Tx, starting: readonly StartingClass[]): Promise<void> {
  const competitionIds = starting.map((one) => one.competition_id);
  const classIds = starting.map((one) => one.class_id);
  const counted = tx
    .selectFrom('competition_students as s')
    .select(['s.competition_id', 's.class_id', sql<number>`count(*)::integer`.as('students')])
    .where('s.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
    .groupBy(['s.competition_id', 's.class_id']);
  const due = sql<{ competition_id: number; class_id: number; students: number }>`(
    select d.competition_id, d.class_id, coalesce(counted.students, 0) as students
      from unnest(${competitionIds}::bigint[], ${classIds}::bigint[]) as d (competition_id, class_id)
      left join ${counted.as('counted')}
        on counted.competition_id = d.competition_id and counted.class_id = d.class_id)`.as('due');
  await tx
    .updateTable('competition_classes as k')
    .from(due)
    .set((of) => ({ roster: of.ref('due.students') }))
    .whereRef('k.competition_id', '=', 'due.competition_id')
    .whereRef('k.class_id', '=', 'due.class_id')
    .execute();
}

/** Competitions whose last day is over in the zone of every class, also where none takes part, kept from others who end them. @param over an instant by which it was. */
export async function lockEndingCompetitions(tx: Tx, over: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('competitions as p')
    .select('p.id')
    .where('p.ended_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    // No zone is further from UTC than a day, so this is before any of these midnights.
    .where(sql<Date>`to_timestamp(p.last_day * 86400::float8)`, '<=', over)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('competition_classes as k')
            .innerJoin('classes as c', 'c.id', 'k.class_id')
            .select('k.class_id')
            .whereRef('k.competition_id', '=', 'p.id')
            .where(midnightOf(sql`p.last_day + 1`), '>', over),
        ),
      ),
    )
    .forNoKeyUpdate('p')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes what competitions ended with; nothing changes it afterward. */
export async function writeResults(
  tx: Tx,
  competitionIds: readonly number[],
  rows: readonly CompetitionResultRow[],
  now: Date,
): Promise<void> {
  const column = <K extends keyof CompetitionResultRow>(name: K) => rows.map((one) => one[name]);
  type Sums = Omit<CompetitionResultRow, 'activity_id' | 'class_name' | 'roster'>;
  const results = sql<Sums>`(
    select * from unnest(${column('competition_id')}::bigint[], ${column('class_id')}::bigint[],
                         ${column('points')}::bigint[], ${column('right_answers')}::integer[],
                         ${column('answers')}::integer[], ${column('took_part')}::integer[])
             as r (competition_id, class_id, points, right_answers, answers, took_part))`.as('result');
  await tx
    .updateTable('competition_classes as k')
    .from(results)
    .set((of) => ({
      points: of.ref('result.points'),
      right_answers: of.ref('result.right_answers'),
      answers: of.ref('result.answers'),
      took_part: of.ref('result.took_part'),
    }))
    .whereRef('k.competition_id', '=', 'result.competition_id')
    .whereRef('k.class_id', '=', 'result.class_id')
    .execute();
  await tx
    .updateTable('competitions')
    .set({ ended_at: now })
    .where('id', '=', sql<number>`any(${competitionIds}::bigint[])`)
    .execute();
}

/** For so many days a student is told how a competition ended. */
const DAYS_TOLD = 14;

/** The competitions that a student reads for now, and those whose result the student was not told; of confirmed classes that the student is in. */
export async function selectCompetitionsOfStudent(db: Db, studentId: number, now: Date) {
  return db
    .selectFrom('competition_students as s')
    .innerJoin('competition_classes as k', (join) =>
      join.onRef('k.competition_id', '=', 's.competition_id').onRef('k.class_id', '=', 's.class_id'),
    )
    .innerJoin('competitions as p', 'p.id', 's.competition_id')
    .innerJoin('activities as a', 'a.id', 'k.activity_id')
    .innerJoin('classes as c', 'c.id', 's.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .innerJoin('class_students as m', (join) =>
      join.on('m.student_id', '=', studentId).onRef('m.class_id', '=', 's.class_id'),
    )
    .select(COMPETITION)
    .select(['k.class_id', 'c.name as class_name', 'c.timezone'])
    .where('s.student_id', '=', studentId)
    .where('s.told_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('a.canceled_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    .where(IS_CONFIRMED)
    .where((is) => is.or([is('p.ended_at', 'is', null), is('p.ended_at', '>', beforeDay(daysAgo(now)))]))
    .orderBy('p.last_day')
    .orderBy('p.id')
    .limit(10)
    .execute();
}

export type CompetitionOfStudentRow = Awaited<ReturnType<typeof selectCompetitionsOfStudent>>[number];

const daysAgo = (now: Date): number => Math.floor(now.getTime() / 86_400_000) - DAYS_TOLD + 1;

/** Notes that a student was told how a competition ended. */
export async function writeResultTold(
  db: Db,
  { studentId, competitionId }: { readonly studentId: number; readonly competitionId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('competition_students as s')
    .from('competitions as p')
    .set({ told_at: now })
    .where('s.student_id', '=', studentId)
    .where('s.competition_id', '=', competitionId)
    .where('s.told_at', 'is', null)
    .whereRef('p.id', '=', 's.competition_id')
    .where('p.ended_at', 'is not', null)
    .execute();
}
