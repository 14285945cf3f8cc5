import { type RawBuilder, sql } from 'kysely';
import { classesThatAreRead } from '#features/classes/server/public.ts';
import { anyFastQuiz, wasReadInIndex } from '#features/quiz/server/public.ts';
import { figuresOfYears, mondayOf } from '#features/reports/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { schoolYearOf } from '#platform/time/core/school-year.ts';
import { RECENT_DAYS } from '../core/recent-answers.ts';
import { answersSince } from './recent-answers-queries.ts';

/** Quizzes that say how it goes lately. */
const LATELY = 5;

interface Counted {
  /** The students, with the day it is in the class that counts for each. */
  readonly members: readonly { readonly studentId: number; readonly counting: { readonly today: number } }[];
  /** The classes of a teacher who reads no other work; undefined for all work. */
  readonly classIds: readonly number[] | undefined;
  /** The answers of the last days of everybody, or of those alone who may be guessing: of others they are null. */
  readonly recentOf: 'everybody' | 'guessers';
}

/** Of one teacher: either all work of every student is counted, or that for those of the teacher's classes that the student is in. */
const countedIn = (classIds: Counted['classIds'], table: 'a' | 'k') =>
  classIds ? sql<boolean>`${sql.ref(`${table}.class_id`)} = any(own.class_ids)` : sql<boolean>`true`;

/** Each student with the day it is for them. */
const daysOf = (members: Counted['members']) =>
  sql<{ student_id: number; today: number; school_year: number }>`(
    select * from unnest(${members.map(({ studentId }) => studentId)}::bigint[],
                         ${members.map(({ counting }) => counting.today)}::integer[],
                         ${members.map(({ counting }) => schoolYearOf(counting.today))}::smallint[])
                  as d (student_id, today, school_year))`;

/** Since the Monday of each student's week, as it is kept: quizzes that were read, those that were too fast to count, and seconds of all their answers. */
const weekOf = (classIds: Counted['classIds']) =>
  sql<{ read: number | null; too_fast: number | null; seconds: number | null }>`(
    select sum(k.quizzes_read) as read, sum(k.quizzes - k.quizzes_read) as too_fast,
           sum(k.milliseconds)::double precision / 1000 as seconds
      from student_days k
     where k.student_id = m.student_id and k.epoch = p.epoch and k.day >= ${mondayOf(sql`greatest(p.last_day, d.today)`)}
       and ${countedIn(classIds, 'k')})`;

/** All quizzes of each student, and the skills of the school year, as they are kept. */
const yearsOf = (classIds: Counted['classIds']) =>
  figuresOfYears(
    sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and ${countedIn(classIds, 'k')}`,
    sql`d.school_year`,
  );

/** How the last quizzes went: those of them that were read, and the answers of all; from the index `attempts_finished` alone. */
const latelyOf = (counted: RawBuilder<boolean>) =>
  sql<{ taken: number; passed: number; answers: number | null; fast: number | null }>`(
    select count(*) filter (where ${WAS_READ_LAST}) as taken, count(*) filter (where passed) as passed,
           sum(question_count) as answers, sum(fast_answers) as fast
      from (select a.id, a.passed, a.question_count, a.fast_answers from attempts a
             where a.student_id = m.student_id and a.status = 'finished' and a.kind = 'practice' and ${counted}
               and a.epoch = p.epoch
             order by a.finished_at desc limit ${LATELY}) as last)`;
const WAS_READ_LAST = wasReadInIndex({ studentId: sql.ref('m.student_id'), rows: 'last' });

/** The state of a student after the pretest, by the index of pretests. */
const STATE_AT_START = sql`(
  select a.state_after from attempts a
   where a.student_id = m.student_id and a.status = 'finished' and a.kind = 'pretest' and a.epoch = p.epoch
   order by a.finished_at desc limit 1)`;

/** The answers of the last days. That somebody may be guessing is found in a small index, and most students have nothing in it. */
function recentOf({ members, classIds, recentOf: whose }: Counted) {
  const earliest = members.reduce((first, { counting }) => Math.min(first, counting.today), Infinity);
  const ofStudent = { studentId: sql.ref('m.student_id'), epoch: sql.ref('p.epoch') };
  const sinceDay = sql`greatest(p.last_day, d.today) - ${RECENT_DAYS}::integer`;
  const counted = countedIn(classIds, 'a');
  const anyFast = anyFastQuiz({ ...ofStudent, counted: sql`a.finished_day >= ${sinceDay} and ${counted}` });
  return answersSince({
    ...ofStudent,
    sinceDay,
    since: beforeDay(earliest - RECENT_DAYS),
    counted: whose === 'everybody' ? counted : sql<boolean>`${anyFast} and ${counted}`,
  });
}

/** The students of classes of one teacher with what is kept of each, and the answers of their last quizzes. One statement. */
export async function selectRosters(db: Db, rosterIds: readonly number[], of: Counted) {
  const { members, classIds } = of;
  const counted = countedIn(classIds, 'a');
  const recent = recentOf(of);
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .innerJoin(daysOf(members).as('d'), 'd.student_id', 'm.student_id')
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .leftJoin('progress_resets as r', (join) =>
      join.onRef('r.student_id', '=', 'm.student_id').onRef('r.epoch', '=', 'p.epoch'),
    )
    .innerJoinLateral(
      () => classesThatAreRead(sql`m.student_id`, classIds).as('own'),
      (join) => join.onTrue(),
    )
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
      () => yearsOf(classIds).as('years'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.last_login_at',
      'u.locked_at',
      'm.joined_at',
      'm.class_id',
      'r.reset_at',
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
    .select([
      'years.quizzes as quizzes_finished',
      'years.passed as quizzes_passed',
      'years.read as quizzes_read',
      'years.skills',
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
