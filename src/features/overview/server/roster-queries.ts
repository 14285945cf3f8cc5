import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { quizzesTooFast, WAS_READ } from '#features/quiz/server/public.ts';
import { skillFiguresOfYears } from '#features/reports/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay, weekStart } from '#platform/time/core/civil-day.ts';
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

const countOf = (counted: CountedWork, what: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from attempts a where ${finishedPractice(counted)} and ${what})`;

const tooFastOf = (counted: CountedWork, since: RawBuilder<unknown>) =>
  quizzesTooFast({
    studentId: sql`m.student_id`,
    epoch: sql`p.epoch`,
    counted: sql`${counted} and ${since}`,
  });

/** Since the Monday of each student's week: quizzes that were read, those that were too fast to count, and seconds of all their answers, as they are kept. */
function workOfWeek(
  counted: CountedWork,
  { classIds, earliest }: Pick<Counted, 'classIds'> & { readonly earliest: number },
) {
  const monday = mondayOf(sql`greatest(p.last_day, d.today)`);
  return {
    quizzes: countOf(
      counted,
      sql`${WAS_READ} and a.finished_day >= ${monday} and a.finished_at >= ${beforeDay(weekStart(earliest))}`,
    ),
    tooFast: tooFastOf(counted, sql`a.finished_day >= ${monday}`),
    seconds: sql<number>`(
      select coalesce(sum(k.milliseconds), 0)::double precision / 1000 from student_skill_days k
       where k.student_id = m.student_id and k.epoch = p.epoch and k.day >= ${monday} and ${keptIn(classIds)})`,
  };
}

/** What is kept of each student's school year. */
const skillsOfYear = (db: Db, classIds: Counted['classIds']) =>
  skillFiguresOfYears(
    db,
    sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and k.school_year = d.school_year
      and ${keptIn(classIds)}`,
  );

/** How the last quizzes went: those of them that were read, and the answers of all. */
const latelyOf = (counted: CountedWork) =>
  sql<{ taken: number; passed: number; answers: number | null; fast: number | null }>`(
    select count(*) filter (where was_read) as taken, count(*) filter (where passed) as passed,
           sum(question_count) as answers, sum(fast_answers) as fast
      from (select a.passed, a.question_count, a.fast_answers, ${WAS_READ} as was_read from attempts a where ${finishedPractice(counted)}
             order by a.finished_at desc limit ${LATELY}) as last)`;

/** The state of a student after the pretest. The attempt is found in the index, so that no row of all the others is read for it. */
const STATE_AT_START = sql`(
  select s.state_after from attempts s
   where s.student_id = m.student_id
     and s.id = (select a.id from attempts a
                  where a.student_id = m.student_id and a.status = 'finished' and a.kind = 'pretest'
                    and a.epoch = p.epoch
                  order by a.finished_at desc limit 1))`;

/** The students of classes of one teacher with what is kept of each, and the answers of their last quizzes. One statement. */
export async function selectRosters(db: Db, rosterIds: readonly number[], { members, classIds }: Counted) {
  const earliest = members.reduce((first, { counting }) => Math.min(first, counting.today), Infinity);
  const isOfClasses = classIds !== undefined;
  const counted = countedIn(classIds);
  const week = workOfWeek(counted, { classIds, earliest });
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
      (isOfClasses ? countOf(counted, sql`true`) : sql<number | null>`p.quizzes_taken`).as('quizzes_taken'),
      (isOfClasses ? countOf(counted, sql`a.passed`) : sql<number | null>`p.quizzes_passed`).as(
        'quizzes_passed',
      ),
      tooFastOf(counted, sql`true`).as('too_fast'),
      week.quizzes.as('this_week'),
      week.tooFast.as('week_too_fast'),
      week.seconds.as('week_seconds'),
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
