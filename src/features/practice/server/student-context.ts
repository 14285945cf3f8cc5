import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Account, accountOf } from '#features/accounts/server/public.ts';
import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import {
  classesOfStudent,
  type StudentClassRow,
  selectClassesOfStudent,
  settingsOf,
} from '#features/classes/server/public.ts';
import { isUnderThirteen } from '#features/privacy/core/under-thirteen.ts';
import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';
import {
  epochOf,
  goalMondaysOf,
  type ProgressRow,
  progressFromJson,
  progressOf,
} from '#features/progress/server/public.ts';
import { builtOnce } from '#platform/db/server/built-once.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import {
  type ClassOfStudent,
  type QuizSettings,
  quizSettings,
  type Visibility,
  visibility,
} from '../core/quiz-settings.ts';
import { finishedSince, type OpenAttempt, openAttemptOf } from './attempts-queries.ts';
import { openEssayOf } from './essay-queries.ts';
import type { OpenEssay } from './essays.ts';
import { type OfferRow, offersOf } from './offers-queries.ts';

/** What holds for a student now: the rules of a quiz, what may be shown, how far they are and what lies open. */
export interface StudentContext {
  readonly settings: QuizSettings;
  /** The classes of the student; the first is the one that counts. */
  readonly classes: readonly ClassOfContext[];
  readonly visible: Visibility;
  readonly name: { readonly full: string /** As one is greeted. */; readonly first: string };
  /** Null before the first pretest. */
  readonly progress: ProgressRow | null;
  readonly openQuiz: OpenAttempt | null;
  readonly openEssay: OpenEssay | null;
  /** The newest round of offers. */
  readonly offers: readonly OfferRow[];
}

/** A quiz that was finished lately, as the week is made from it. */
export interface FinishedLately {
  readonly marks: string;
  readonly finished_day: number | null;
  readonly passage_version_id: number;
  readonly class_id: number | null;
}

/** What holds for a student, with what a home shows besides. */
export interface StudentHome {
  readonly context: StudentContext;
  /** The quizzes of this week and a little more, in their order. */
  readonly lately: readonly FinishedLately[];
  /** The weeks whose goal was paid, by their Mondays, newest first. */
  readonly goals: readonly { readonly earned_day: number; readonly class_id: number | null }[];
}

/** However the zones stand, a week is no longer ago, in days. */
const A_WEEK_AND_MORE = 8;

export type ClassOfContext = Omit<StudentClassRow, 'joined_at'>;

function toClass(row: ClassOfContext): ClassOfStudent {
  const settings = settingsOf(row.settings);
  return {
    id: row.id,
    grade: row.grade,
    timezone: row.timezone,
    belowThirteen: row.below_thirteen,
    minLevel: settings.min_level,
    maxLevel: settings.max_level,
    showGrade: settings.show_grade,
    showPoints: settings.show_points,
    readAloud: settings.read_aloud_enabled,
    studentChooses: settings.student_chooses,
    levelRule: settings.level_rule,
    includesEssay: row.include_short_essay_questions,
    maySkipEssay: row.may_skip_short_essay,
  };
}

/** The levels that a class allows, from its stored settings. */
export function rangeOf(stored: unknown): LevelRange {
  const { min_level, max_level } = settingsOf(stored);
  return { minLevel: toLevel(min_level), maxLevel: toLevel(max_level) };
}

/** Whether an account is treated as under 13, from what is stored of it. */
export function accountUnderThirteen(
  account: Account,
  classes: readonly Pick<ClassOfContext, 'below_thirteen'>[],
  now: Date,
): boolean {
  return isUnderThirteen(
    {
      role: account.role as 'student' | 'teacher' | 'admin',
      isParent: account.register_as === 'parent',
      birth:
        account.birth_year === null || account.birth_month === null
          ? null
          : { year: account.birth_year, month: account.birth_month },
      inBelowThirteenClass: classes.some((row) => row.below_thirteen),
    },
    civilDate(now.getTime(), account.timezone),
  );
}

const studentOf = (db: Db, studentId: number) =>
  accountOf(db, studentId).select([
    jsonArrayFrom(classesOfStudent(db, studentId)).as('classes'),
    jsonObjectFrom(progressOf(db, studentId)).as('progress'),
    jsonObjectFrom(openAttemptOf(db, studentId, 'practice')).as('openQuiz'),
    jsonObjectFrom(openEssayOf(db, studentId)).as('openEssay'),
    jsonArrayFrom(offersOf(db, studentId)).as('offers'),
  ]);

const selectStudent = builtOnce((db, { studentId }: { readonly studentId: number }) =>
  studentOf(db, studentId),
);
type StudentRow = Awaited<ReturnType<typeof selectStudent>>[number];

const selectStudentWithWeeks = builtOnce(
  (
    db,
    {
      studentId,
      sinceDay,
      since,
    }: { readonly studentId: number; readonly sinceDay: number; readonly since: Date },
  ) => {
    const epoch = epochOf(db, studentId);
    return studentOf(db, studentId).select([
      jsonArrayFrom(finishedSince(db, { studentId, epoch, sinceDay, since })).as('lately'),
      jsonArrayFrom(goalMondaysOf(db, { studentId, epoch })).as('goals'),
    ]);
  },
);

/** Reads what holds for a student, in one statement and so at one moment; undefined when there is no such account. */
export async function readStudentContext(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentContext | undefined> {
  const [account] = await selectStudent(db, { studentId });
  return account && toContext(account, now);
}

/** The same, with the quizzes of the week and the weeks that reached their goal: what a home shows. */
export async function readStudentHome(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentHome | undefined> {
  const sinceDay = Math.floor(now.getTime() / MS_PER_DAY) - A_WEEK_AND_MORE;
  const [account] = await selectStudentWithWeeks(db, { studentId, sinceDay, since: beforeDay(sinceDay) });
  return (
    account && {
      context: toContext(account, now),
      lately: account.lately,
      goals: account.goals,
    }
  );
}

function toContext(account: StudentRow, now: Date): StudentContext {
  const { progress, openQuiz, openEssay, offers } = account;
  const rows = inOrderOfCounting(account.classes);
  const classes = rows.map(toClass);
  return {
    classes: rows,
    progress: progress && progressFromJson(progress),
    openQuiz,
    openEssay,
    offers,
    settings: quizSettings(classes, {
      timezone: account.timezone,
      underThirteen: accountUnderThirteen(account, account.classes, now),
    }),
    visible: visibility(classes),
    name: {
      full: `${account.first_name} ${account.last_name}`.trim() || account.username,
      first: account.first_name || account.username,
    },
  };
}

/** What a student in these classes may see; they may have changed since a quiz began. */
export const visibilityOf = (classes: readonly ClassOfContext[]): Visibility =>
  visibility(classes.map(toClass));

export async function readVisibility(db: Db, studentId: number): Promise<Visibility> {
  return visibilityOf(await selectClassesOfStudent(db, studentId));
}
