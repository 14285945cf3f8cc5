import { type Expression, sql } from 'kysely';
import { isConfirmedAt } from '#features/schools/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import type { ActivityDays } from '../core/activity-days.ts';
import type { CompetitionType } from '../core/competition.ts';

export interface NewCompetition extends ActivityDays {
  readonly type: CompetitionType;
  /** Of a window of the operator alone. */
  readonly name: string | null;
  /** Of a competition of a school. */
  readonly schoolId?: number | null;
}

/** Writes a competition without classes. @returns its number. */
export async function insertCompetition(
  tx: Tx,
  { type, name, schoolId = null, startDay, dueDay }: NewCompetition,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('competitions')
    .values({
      kind: type,
      name,
      school_id: schoolId,
      first_day: startDay,
      last_day: dueDay,
      created_at: now,
    })
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

const LOCKED = [
  'p.id',
  'p.kind',
  'p.name',
  'p.first_day',
  'p.last_day',
  'p.ended_at',
  'p.school_id',
] as const;
const IS_CANCELED = sql<boolean>`p.canceled_at is not null`.as('canceled');

/**
 * A competition, kept from being called off, joined and counted until the transaction ends. Whoever also locks an activity or a class
 * locks the competition first.
 */
export async function lockCompetition(tx: Tx, id: number) {
  return tx
    .selectFrom('competitions as p')
    .select(LOCKED)
    .select(IS_CANCELED)
    .where('p.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same of an activity; undefined where it is of another kind. */
export async function lockCompetitionOf(tx: Tx, activityId: number) {
  return tx
    .selectFrom('competitions as p')
    .innerJoin('competition_classes as k', 'k.competition_id', 'p.id')
    .select(LOCKED)
    .select(IS_CANCELED)
    .where('k.activity_id', '=', activityId)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
}
export type LockedCompetition = NonNullable<Awaited<ReturnType<typeof lockCompetition>>>;

/** A competition `p` with the activity of a class `k` in it. */
const COMPETITION = [
  'p.id as competition_id',
  'p.kind',
  'p.name',
  'p.first_day',
  'p.last_day',
  'p.ended_at',
  'p.school_id',
  'k.activity_id',
] as const;
/** The name of the school of a competition `p`. */
const SCHOOL_NAME = sql<string | null>`(select s.name from schools s where s.id = p.school_id)`.as(
  'school_name',
);

/** The competitions of some activities; those of other kinds have none. */
export async function selectCompetitionsOf(db: Db, activityIds: readonly number[]) {
  return db
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .select(COMPETITION)
    .select(['k.class_id', SCHOOL_NAME])
    .where('k.activity_id', '=', sql<number>`any(${activityIds}::bigint[])`)
    .execute();
}
export type CompetitionRow = Awaited<ReturnType<typeof selectCompetitionsOf>>[number];

/** The competition of one activity. */
export async function selectCompetitionOf(db: Db, activityId: number): Promise<CompetitionRow | undefined> {
  const [found] = await selectCompetitionsOf(db, [activityId]);
  return found;
}

/** The classes in a competition, those that were taken out among them, each with its owner. */
export async function selectCompetitionClasses(db: Db, competitionId: number) {
  return db
    .selectFrom('competition_classes as k')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .select(['k.class_id', 'k.activity_id', 'c.teacher_id'])
    .where('k.competition_id', '=', competitionId)
    .execute();
}

/**
 * The classes that take part in some competitions now, with their names: at most `most` of each, those of these classes first.
 * @param others whether other classes are looked for, too; one of all schools has thousands of them.
 */
export async function selectTakingPart(
  db: Db,
  {
    competitionIds,
    classIds,
    others,
    most,
  }: {
    competitionIds: readonly number[];
    classIds: readonly number[];
    others: boolean;
    most: number;
  },
) {
  const known = sql<boolean>`k.class_id = any(${classIds}::bigint[])`;
  return db
    .selectFrom(
      db
        .selectFrom('competition_classes as k')
        .innerJoin('activities as a', 'a.id', 'k.activity_id')
        .innerJoin('classes as c', 'c.id', 'k.class_id')
        .select(['k.competition_id', 'k.class_id', 'c.name', 'c.teacher_id'])
        .select(
          sql<number>`row_number() over (partition by k.competition_id order by ${known} desc, c.name, c.id)`.as(
            'at',
          ),
        )
        .where('k.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
        .where('a.canceled_at', 'is', null)
        .$if(!others, (query) => query.where(known))
        .as('taking'),
    )
    .select(['competition_id', 'class_id', 'name', 'teacher_id'])
    .where('at', '<=', most)
    .orderBy('competition_id')
    .orderBy('at')
    .execute();
}
export type TakingPart = Awaited<ReturnType<typeof selectTakingPart>>[number];

/** Whether a class `c` of the owner `owner` is confirmed (decision 29): others take no part. */
export const IS_CONFIRMED = sql<boolean>`(owner.keys_approved_at is not null and owner.locked_at is null)`;

/** The same for a competition `p`: in one of a school its owner is confirmed there, too, and drops out when they no longer are (decision 87). */
export const MAY_COMPETE = sql<boolean>`(${IS_CONFIRMED}
  and (p.school_id is null or ${isConfirmedAt(sql.ref<number>('owner.id'), sql.ref<number>('p.school_id'))}))`;

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
export const midnightOf = (day: Expression<number>) =>
  sql<Date>`((date '1970-01-01' + ${day})::timestamp at time zone c.timezone)`;

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
    .where(MAY_COMPETE)
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
    .select(['k.class_id', 'c.name as class_name', 'c.timezone', SCHOOL_NAME])
    .where('s.student_id', '=', studentId)
    .where('s.told_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('a.canceled_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    .where(MAY_COMPETE)
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
