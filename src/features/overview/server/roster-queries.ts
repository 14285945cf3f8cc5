import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { quizzesTooFast, wasReadInIndex } from '#features/quiz/server/public.ts';
import { skillFiguresOfYears } from '#features/reports/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { schoolYearOf } from '#platform/time/core/school-year.ts';
import { RECENT_DAYS } from '../core/recent-answers.ts';
import { mondayOf } from './history-queries.ts';
import { answersSince } from './recent-answers-queries.ts';

/** Quizzes that say how it goes lately. */
const LATELY = 5;

interface Counted {
  /** The students, with the day it is in the class that counts for each. */
  readonly members: readonly { readonly studentId: number; readonly counting: { readonly today: number } }[];
  /** The classes whose work is counted; undefined for all work. */
  readonly classIds: readonly number[] | undefined;
}

/** Restricts attempts `a` to the work that is counted. */
type CountedWork = RawBuilder<boolean>;

/** Of one teacher: either all work of every student is counted, or only that of the teacher's classes. */
const countedIn = (classIds: Counted['classIds']): CountedWork =>
  classIds ? sql<boolean>`a.class_id = any(${classIds})` : sql<boolean>`true`;

/** The same of rows `k` of what is kept. */
const keptIn = (classIds: Counted['classIds']) =>
  classIds ? sql<boolean>`k.class_id = any(${classIds}::bigint[])` : sql<boolean>`true`;

/** Each student with the day it is for them. */
const daysOf = (members: Counted['members']) =>
  sql<{ student_id: number; today: number; school_year: number }>`(
    select * from unnest(${members.map(({ studentId }) => studentId)}::bigint[],
                         ${members.map(({ counting }) => counting.today)}::integer[],
                         ${members.map(({ counting }) => schoolYearOf(counting.today))}::smallint[])
                  as d (student_id, today, school_year))`;

/** The condition of practice in the student's epoch that is finished and counted. */
const finishedPractice = (counted: CountedWork) =>
  sql`a.student_id = m.student_id and a.status = 'finished' and a.kind = 'practice' and ${counted}
      and a.epoch = p.epoch`;

/** All that was finished, and passed. */
const totalsOf = (counted: CountedWork) =>
  sql<{ taken: number; passed: number }>`(
    select count(*) as taken, count(*) filter (where a.passed) as passed
      from attempts a where ${finishedPractice(counted)})`;

/** The same of all work, as it is kept. */
const ALL_WORK = sql<{
  taken: number | null;
  passed: number | null;
}>`(select p.quizzes_taken as taken, p.quizzes_passed as passed)`;

const tooFastOf = (counted: CountedWork) =>
  quizzesTooFast({ studentId: sql`m.student_id`, epoch: sql`p.epoch`, counted });

/** Since the Monday of each student's week, as it is kept: quizzes that were read, those that were too fast to count, and seconds of all their answers. */
const weekOf = (classIds: Counted['classIds']) =>
  sql<{ read: number | null; too_fast: number | null; seconds: number | null }>`(
    select sum(k.quizzes_read) as read, sum(k.quizzes - k.quizzes_read) as too_fast,
           sum(k.milliseconds)::double precision / 1000 as seconds
      from student_days k
     where k.student_id = m.student_id and k.epoch = p.epoch and k.day >= ${mondayOf(sql`greatest(p.last_day, d.today)`)}
       and ${keptIn(classIds)})`;

/** What is kept of each student's school year. */
const skillsOfYear = (db: Db, classIds: Counted['classIds']) =>
  skillFiguresOfYears(
    db,
    sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and k.school_year = d.school_year
      and ${keptIn(classIds)}`,
  );

/** How the last quizzes went: those of them that were read, and the answers of all; from the index `attempts_finished` alone. */
const latelyOf = (counted: CountedWork) =>
  sql<{ taken: number; passed: number; answers: number | null; fast: number | null }>`(
    select count(*) filter (where ${WAS_READ_LAST}) as taken, count(*) filter (where passed) as passed,
           sum(question_count) as answers, sum(fast_answers) as fast
      from (select a.id, a.passed, a.question_count, a.fast_answers from attempts a where ${finishedPractice(counted)}
             order by a.finished_at desc limit ${LATELY}) as last)`;
const WAS_READ_LAST = wasReadInIndex({ studentId: sql.ref('m.student_id'), rows: 'last' });

/** The state of a student after the pretest, by the index of pretests. */
const STATE_AT_START = sql`(
  select a.state_after from attempts a
   where a.student_id = m.student_id and a.status = 'finished' and a.kind = 'pretest' and a.epoch = p.epoch
   order by a.finished_at desc limit 1)`;

/** The students of classes of one teacher with what is kept of each, and the answers of their last quizzes. One statement. */
export async function selectRosters(db: Db, rosterIds: readonly number[], { members, classIds }: Counted) {
  const earliest = members.reduce((first, { counting }) => Math.min(first, counting.today), Infinity);
  const isOfClasses = classIds !== undefined;
  const counted = countedIn(classIds);
  const recent = answersSince({
    studentId: sql.ref('m.student_id'),
    epoch: sql.ref('p.epoch'),
    sinceDay: sql`d.today - ${RECENT_DAYS}::integer`,
    since: beforeDay(earliest - RECENT_DAYS),
    counted,
  });
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .innerJoin(daysOf(members).as('d'), 'd.student_id', 'm.student_id')
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .leftJoinLateral(
      () => recent.as('recent'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => latelyOf(counted).as('lately'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => weekOf(classIds).as('week'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => (isOfClasses ? totalsOf(counted) : ALL_WORK).as('total'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.last_login_at',
      'm.joined_at',
      'm.class_id',
    ])
    .select([
      'p.mean',
      'p.sd',
      'p.level',
      'p.pretest_status',
      'p.counted_answers',
      'p.initial_level',
      'p.total_points',
    ])
    .select(['p.last_quiz_at', 'recent.answers', 'recent.fast'])
    .select(STATE_AT_START.as('state_at_start'))
    .select(jsonArrayFrom(skillsOfYear(db, classIds)).as('skills'))
    .select([
      'total.taken as quizzes_taken',
      'total.passed as quizzes_passed',
      tooFastOf(counted).as('too_fast'),
      'week.read as this_week',
      'week.too_fast as week_too_fast',
      'week.seconds as week_seconds',
      'lately.taken as lately_taken',
      'lately.passed as lately_passed',
      'lately.answers as lately_answers',
      'lately.fast as lately_fast',
    ])
    .where('m.class_id', '=', sql<number>`any(${rosterIds})`)
    .where('m.removed_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username')
    .execute();
}
export type RosterRow = Awaited<ReturnType<typeof selectRosters>>[number];
