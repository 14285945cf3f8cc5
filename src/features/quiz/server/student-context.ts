import type { InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountOf } from '#features/accounts/server/public.ts';
import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import {
  accountUnderThirteen,
  classesOfStudent,
  type StudentClassJson,
  selectClassesOfStudent,
  settingsOf,
  shownToStudent,
} from '#features/classes/server/public.ts';
import { type ProgressRow, progressFromJson, progressOf } from '#features/progress/server/public.ts';
import { builtOnce } from '#platform/db/server/built-once.ts';
import type { Db } from '#platform/db/server/database.ts';
import {
  type ClassOfStudent,
  type QuizSettings,
  quizSettings,
  type Visibility,
} from '../core/quiz-settings.ts';
import { type OpenAttempt, openAttemptOf } from './attempts-queries.ts';
import { type OfferRow, offersOf } from './offers-queries.ts';

/** What holds for a student now: the rules of a quiz, what may be shown, how far they are and what lies open. */
export interface StudentContext {
  readonly settings: QuizSettings;
  /** The classes of the student; the first is the one that counts. */
  readonly classes: readonly StudentClassJson[];
  readonly visible: Visibility;
  readonly name: { readonly full: string /** As one is greeted. */; readonly first: string };
  /** Null before the first pretest. */
  readonly progress: ProgressRow | null;
  readonly openQuiz: OpenAttempt | null;
  /** The newest round of offers. */
  readonly offers: readonly OfferRow[];
}

function toClass(row: StudentClassJson): ClassOfStudent {
  const settings = settingsOf(row.settings);
  return {
    id: row.id,
    grade: row.grade,
    timezone: row.timezone,
    belowThirteen: row.below_thirteen,
    minLevel: settings.min_level,
    maxLevel: settings.max_level,
    readAloud: settings.read_aloud_enabled,
    studentChooses: settings.student_chooses,
    levelRule: settings.level_rule,
    includesEssay: row.include_short_essay_questions,
    maySkipEssay: row.may_skip_short_essay,
  };
}

/** The row that a context is made from, for whoever asks for more in the same statement. */
export const studentRowOf = (db: Db, studentId: number) =>
  accountOf(db, studentId).select([
    jsonArrayFrom(classesOfStudent(db, studentId)).as('classes'),
    jsonObjectFrom(progressOf(db, studentId)).as('progress'),
    jsonObjectFrom(openAttemptOf(db, studentId, 'practice')).as('openQuiz'),
    jsonArrayFrom(offersOf(db, studentId)).as('offers'),
  ]);
export type StudentRow = InferResult<ReturnType<typeof studentRowOf>>[number];

const selectStudent = builtOnce((db, { studentId }: { readonly studentId: number }) =>
  studentRowOf(db, studentId),
);

/** Reads what holds for a student, in one statement and so at one moment; undefined when there is no such account. */
export async function readStudentContext(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentContext | undefined> {
  const [account] = await selectStudent(db, { studentId });
  return account && toStudentContext(account, now);
}

/** What a row of a student says. */
export function toStudentContext(account: StudentRow, now: Date): StudentContext {
  const { progress, openQuiz, offers } = account;
  const rows = inOrderOfCounting(account.classes);
  const classes = rows.map(toClass);
  return {
    classes: rows,
    progress: progress && progressFromJson(progress),
    openQuiz,
    offers,
    settings: quizSettings(classes, {
      timezone: account.timezone,
      underThirteen: accountUnderThirteen(account, account.classes, now),
    }),
    visible: shownToStudent(account.classes),
    name: {
      full: `${account.first_name} ${account.last_name}`.trim() || account.username,
      first: account.first_name || account.username,
    },
  };
}

/** What a student in these classes may see; they may have changed since a quiz began. */
export const visibilityOf = (classes: readonly StudentClassJson[]): Visibility => shownToStudent(classes);

export async function readVisibility(db: Db, studentId: number): Promise<Visibility> {
  return visibilityOf(await selectClassesOfStudent(db, studentId));
}
