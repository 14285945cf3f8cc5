import type { TestApp } from '#app/server/testing/test-app.ts';
import type { ClassWithTeachers } from '#features/classes/core/teacher-rights.ts';
import { rangeOf } from '#features/classes/server/class-settings-column.ts';
import type { Skill } from '#features/library/core/skills.ts';
import { passTime } from '#features/progress/core/pass-time.ts';
import { expectedChance } from '#features/progress/core/response-curve.ts';
import type { LevelRange } from '#features/progress/core/scale.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import { stateAfterOf, stateBeforeOf } from '#features/progress/server/public.ts';
import { questionStatesOf } from '#features/quiz/server/public.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';

/** An answer as it was given, judged by the key that holds now. */
export interface RawAnswer {
  readonly skill: Skill;
  readonly right: boolean;
  /** False where it came too fast. */
  readonly counted: boolean;
  readonly seconds: number;
  /** The engine's chance of a right answer before the quiz; 0 in a pretest, where nobody asks for it. */
  readonly chance: number;
}

/** A finished attempt. */
export interface RawAttempt {
  readonly attemptId: number;
  readonly versionId: number;
  readonly title: string;
  readonly topic: string;
  readonly level: number;
  readonly epoch: number;
  readonly classId: number | null;
  /** The number of the pretest; null of a quiz. */
  readonly pretest: number | null;
  readonly finishedAt: Date;
  /** Counted here: the day on the wall of the class, and never before a day on which the student finished something. */
  readonly day: number;
  readonly passed: boolean;
  readonly answers: readonly RawAnswer[];
  /** The shown level before it; null in a pretest, which finds it. */
  readonly levelBefore: number | null;
  readonly after: StudentState;
  readonly range: LevelRange;
}

export interface RawPoints {
  readonly epoch: number;
  readonly cause: string;
  readonly points: number;
  readonly day: number;
  readonly attemptId: number | null;
  readonly classId: number | null;
}

/** A class that a student is in now. */
export interface RawClass extends ClassWithTeachers {
  readonly name: string;
  readonly grade: number;
  readonly timezone: string;
  readonly range: LevelRange;
  readonly joinedAt: Date;
}

export interface RawStudent {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly lastLoginAt: Date | null;
  /** When a teacher let the student start over; null where nobody did, or took it back. */
  readonly startedOverAt: Date | null;
  /** 1 before anything was begun. */
  readonly epoch: number;
  readonly pretestStatus: 'pretest_not_started' | 'pretest_in_progress' | 'pretest_complete';
  readonly pretests: number;
  readonly initialLevel: number | null;
  /** The estimate now, which a replay computes again (item-bank/server/replay.test.ts). */
  readonly state: Pick<StudentState, 'mean' | 'sd' | 'level'> | null;
  /** In the order in which they were finished, of all epochs. */
  readonly attempts: readonly RawAttempt[];
  readonly ledger: readonly RawPoints[];
  /** In the order of joining. */
  readonly classes: readonly RawClass[];
}

type Row = Record<string, unknown>;

/** All that students did, from the rows that their answers left, and nothing that is kept for reports. */
export async function readRawWork(test: TestApp, ids: readonly number[]): Promise<RawStudent[]> {
  const { pool } = test.database;
  const rows = async <R extends object = Row>(text: string) => (await pool.query<R>(text, [ids])).rows;
  const [users, attempts, answers, ledger, classes] = await Promise.all([
    rows<UserRow>(`select u.id, u.username, u.first_name, u.last_name, u.last_login_at,
                          (select max(reset_at) from progress_resets r where r.student_id = u.id) as reset_at, p.epoch, p.pretest_status, p.pretests,
                          p.initial_level, p.mean, p.sd, p.level
                     from users u left join student_progress p on p.student_id = u.id where u.id = any($1)`),
    rows<AttemptRow>(`select a.student_id, a.id, a.passage_version_id, v.level, a.epoch, a.class_id, a.pretest, a.finished_at, a.finished_day,
                             a.passed, a.state_before, a.state_after, a.gap_days, a.question_states, c.timezone, c.settings
                        from attempts a join passage_versions v on v.id = a.passage_version_id
                        left join classes c on c.id = a.class_id
                       where a.student_id = any($1) and a.status = 'finished' order by a.finished_at, a.id`),
    rows<AnswerRow>(`select student_id, attempt_id, position, option_id, is_fast, seconds from answers
                      where student_id = any($1) order by attempt_id, position`),
    rows<LedgerRow>(`select student_id, epoch, cause, points, earned_day, attempt_id, class_id from points_ledger
                      where student_id = any($1) order by id`),
    rows<ClassRow>(`select m.student_id, c.id, c.teacher_id, c.name, c.grade, c.timezone, c.settings, m.joined_at,
                           t.keys_approved_at is not null as approved,
                           extract(epoch from m.primary_since)::float8 * 1000 as primary_since
                      from class_students m join classes c on c.id = m.class_id join users t on t.id = c.teacher_id
                     where m.student_id = any($1) and m.removed_at is null and c.archived_at is null order by m.joined_at, c.id`),
  ]);
  const answersOf = Map.groupBy(answers, ({ attempt_id: id }) => id);
  return Promise.all(
    users.map(async (user): Promise<RawStudent> => {
      const done: RawAttempt[] = [];
      for (const row of attempts.filter((one) => one.student_id === user.id)) {
        const before = done.at(-1)?.day ?? 0;
        done.push(await toAttempt(test, row, { answers: answersOf.get(row.id) ?? [], before }));
      }
      return {
        id: user.id,
        username: user.username,
        firstName: user.first_name,
        lastName: user.last_name,
        lastLoginAt: user.last_login_at,
        startedOverAt: user.reset_at,
        epoch: user.epoch ?? 1,
        pretestStatus: user.pretest_status ?? 'pretest_not_started',
        pretests: user.pretests ?? 0,
        initialLevel: user.initial_level,
        state: user.mean === null ? null : { mean: user.mean, sd: user.sd, level: user.level },
        attempts: done,
        ledger: ledger.filter((one) => one.student_id === user.id).map(toPoints),
        classes: classes.filter((one) => one.student_id === user.id).map(toClass),
      };
    }),
  );
}

async function toAttempt(
  test: TestApp,
  row: AttemptRow,
  { answers, before }: { readonly answers: readonly AnswerRow[]; readonly before: number },
): Promise<RawAttempt> {
  const passage = await test.app.services.library.version(row.passage_version_id);
  if (!passage) throw new Error(`Version ${row.passage_version_id} is gone.`);
  const isQuiz = row.pretest === null;
  const rested = isQuiz && passTime(stateBeforeOf(row.state_before, row.id), row.gap_days ?? 0);
  const states = questionStatesOf(row.question_states, row.id);
  return {
    attemptId: row.id,
    versionId: row.passage_version_id,
    title: passage.title,
    topic: passage.topic,
    level: row.level,
    epoch: row.epoch,
    classId: row.class_id,
    pretest: row.pretest,
    finishedAt: row.finished_at,
    day: Math.max(before, dayNumber(row.finished_at.getTime(), row.timezone)),
    passed: row.passed,
    answers: answers.map(({ position, option_id: optionId, is_fast: isFast, seconds }) => {
      const question = passage.questions[position];
      const state = states[position];
      if (!question || !state) throw new Error(`Attempt ${row.id} has no question ${position}.`);
      return {
        skill: question.skill,
        right: optionId === question.key.id,
        counted: !isFast,
        seconds,
        chance: rested ? expectedChance(rested, state) : 0,
      };
    }),
    levelBefore: isQuiz ? stateBeforeOf(row.state_before, row.id).level : null,
    after: stateAfterOf(row.state_after, row.id),
    range: rangeOf(row.settings, row.class_id),
  };
}

const toPoints = (row: LedgerRow): RawPoints => ({
  epoch: row.epoch,
  cause: row.cause,
  points: row.points,
  day: row.earned_day,
  attemptId: row.attempt_id,
  classId: row.class_id,
});

const toClass = (row: ClassRow): RawClass => ({
  id: row.id,
  teacherId: row.teacher_id,
  teacherApproved: row.approved,
  primarySince: row.primary_since,
  coTeachers: [],
  name: row.name,
  grade: row.grade,
  timezone: row.timezone,
  range: rangeOf(row.settings, row.id),
  joinedAt: row.joined_at,
});

interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly last_login_at: Date | null;
  readonly reset_at: Date | null;
  readonly epoch: number | null;
  readonly pretest_status: RawStudent['pretestStatus'] | null;
  readonly pretests: number | null;
  readonly initial_level: number | null;
  readonly mean: number | null;
  readonly sd: number;
  readonly level: StudentState['level'];
}
interface AttemptRow {
  readonly student_id: number;
  readonly id: number;
  readonly passage_version_id: number;
  readonly level: number;
  readonly epoch: number;
  readonly class_id: number;
  readonly pretest: number | null;
  readonly finished_at: Date;
  readonly passed: boolean;
  readonly state_before: unknown;
  readonly state_after: unknown;
  readonly gap_days: number | null;
  readonly question_states: unknown;
  readonly timezone: string;
  readonly settings: unknown;
}
interface AnswerRow {
  readonly attempt_id: number;
  readonly position: number;
  readonly option_id: number;
  readonly is_fast: boolean;
  readonly seconds: number;
}
interface LedgerRow {
  readonly student_id: number;
  readonly epoch: number;
  readonly cause: string;
  readonly points: number;
  readonly earned_day: number;
  readonly attempt_id: number | null;
  readonly class_id: number | null;
}
interface ClassRow {
  readonly student_id: number;
  readonly id: number;
  readonly teacher_id: number;
  readonly name: string;
  readonly grade: number;
  readonly timezone: string;
  readonly settings: unknown;
  readonly joined_at: Date;
  readonly approved: boolean;
  readonly primary_since: number | null;
}
