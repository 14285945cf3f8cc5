import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { classesThatAreRead } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import {
  dayFigures,
  inKeptClasses,
  inKeptDays,
  type KeptDays,
  type SkillFiguresRow,
  skillFigures,
  tooFastInDays,
} from './skill-figures-queries.ts';

export interface ReportOf extends Pick<KeptDays, 'fromDay' | 'toDay'> {
  readonly classId: number;
  /** The classes of a teacher who reads no other work: that for those among them that a student is in; undefined for all work. */
  readonly classIds: readonly number[] | undefined;
}

/** Days after which a day is over in every zone. */
const EVERYWHERE = 2;

/** What a student finished in the epoch: the reset `r` before it says where to stop, so that earlier epochs are not gone through. */
const FINISHED_IN_EPOCH = sql`a.student_id = m.student_id and a.status = 'finished' and a.epoch = p.epoch
  and a.finished_at >= coalesce(r.reset_at, '-infinity')`;

/**
 * The state after one of a student's attempts in the epoch. The attempt is found in the index `attempts_finished`, so that no row of all the
 * others is read for it.
 */
const stateAfter = (which: RawBuilder<unknown>) => sql`(
  select s.state_after from attempts s
   where s.student_id = m.student_id
     and s.id = (select a.id from attempts a
                  where ${FINISHED_IN_EPOCH} and ${which} limit 1))`;

/** The last attempt until a day comes first. */
const lastFirst = (
  day: number,
) => sql`a.finished_day <= ${day} and a.finished_at < ${beforeDay(day + 1 + EVERYWHERE)}
                 order by a.finished_at desc, a.id desc`;

/** The state after the last attempt until a day. */
const lastUntil = (day: number) => stateAfter(lastFirst(day));

/** What the last attempt until a day was, a quiz or a passage of a pretest: the index says it. */
export const kindOfLast = (day: number) => sql<string | null>`(
  select a.kind from attempts a where ${FINISHED_IN_EPOCH} and ${lastFirst(day)} limit 1)`;

/** The end of the pretest with which the epoch began, by the index of pretests. */
const AFTER_PRETEST = sql`(
  select s.state_after from attempts s
   where s.student_id = m.student_id and s.status = 'finished' and s.kind = 'pretest' and s.epoch = p.epoch
   order by s.pretest, s.finished_at desc limit 1)`;

/** The school year that these days are all of until now; null where they are others. */
function wholeYear({ fromDay, toDay }: KeptDays): number | null {
  const year = schoolYearOf(toDay);
  return fromDay === schoolYearStart(year) ? year : null;
}

/** Whether the school years that are kept of a student are all counted, and have nothing after a day. */
const isCountedUntil = (day: number) => sql<boolean>`(p.last_day <= ${day}
    and not exists (select from students_to_count w where w.student_id = m.student_id))`;

/**
 * The skills in some days, and in their place of a whole school year its few rows as `numbersOfYear` reads them. Not of a student who has read since
 * its last day, or whose figures are to be counted anew, so that the rows of the year may be older than those of the days.
 */
function skillsIn(db: Db, days: KeptDays, inDays: RawBuilder<boolean>) {
  const ofDays = jsonArrayFrom(skillFigures(db, inDays));
  const year = wholeYear(days);
  if (year === null)
    return [ofDays.as('skills'), sql<string | null>`null::text`.as('skills_of_year')] as const;
  const isOfYear = isCountedUntil(days.toDay);
  return [
    sql<SkillFiguresRow[]>`case when ${isOfYear} then '[]'::json else ${ofDays} end`.as('skills'),
    sql<string | null>`case when ${isOfYear} then (
      select coalesce(string_agg(k.skills::text, ' '), '') from student_years k
       where k.student_id = m.student_id and k.epoch = p.epoch and k.school_year = ${year}::smallint
         and ${inKeptClasses(days)}) end`.as('skills_of_year'),
  ] as const;
}

/** Which of the kept days are those of a report, inside its statement. */
export const daysOfReport = ({ fromDay, toDay, classIds }: ReportOf): KeptDays => ({
  fromDay,
  toDay,
  classIds: classIds && sql<number[]>`own.class_ids`,
});

const inDaysOf = (days: KeptDays) =>
  sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and ${inKeptDays(days)}`;

/**
 * The students of a class with what is kept of their quizzes in some days, and the states at their beginning and end. Part of one statement, whatever
 * the number of students, that reads no answers, and of attempts only the few that were fast.
 */
export function quizzesOfClass(db: Db, report: ReportOf) {
  const days = daysOfReport(report);
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .leftJoin('progress_resets as r', (join) =>
      join.onRef('r.student_id', '=', 'p.student_id').onRef('r.epoch', '=', 'p.epoch'),
    )
    .innerJoinLateral(
      () => classesThatAreRead(sql`m.student_id`, report.classIds).as('own'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(dayFigures(db, inDaysOf(days)).as('days'), (join) => join.onTrue())
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name'])
    .select(['p.mean', 'p.sd', 'p.level', 'p.pretest_status', 'p.counted_answers', 'p.last_quiz_at'])
    .select([
      'days.quizzes',
      'days.passed',
      'days.points',
      'days.lowest_level',
      'days.highest_level',
      'days.milliseconds',
    ])
    .select(tooFastInDays({ studentId: sql`m.student_id`, epoch: sql`p.epoch` }, days).as('too_fast'))
    .select([
      sql`coalesce(${lastUntil(days.fromDay - 1)}, ${AFTER_PRETEST})`.as('state_at_start'),
      lastUntil(days.toDay).as('state_at_end'),
    ])
    .where('m.class_id', '=', report.classId)
    .where('m.removed_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username');
}

/** The same with the answers, skill by skill. */
export function classReportOf(db: Db, report: ReportOf) {
  const days = daysOfReport(report);
  return quizzesOfClass(db, report).select(skillsIn(db, days, inDaysOf(days)));
}
export const selectClassReport = (db: Db, report: ReportOf) => classReportOf(db, report).execute();
export type ClassReportRow = Awaited<ReturnType<typeof selectClassReport>>[number];
