import { registeredAsOf } from '#features/accounts/server/public.ts';
import { countedClasses, inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { levelsFor } from '#features/classes/core/student-supports.ts';
import {
  accountUnderThirteen,
  ageOfStudent,
  type CountedClassJson,
  type StudentClassJson,
  selectClassesThatProtect,
  settingsOf,
  shownToStudent,
} from '#features/classes/server/public.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { type ProgressRow, progressFromJson } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import {
  type ClassOfStudent,
  type QuizSettings,
  quizSettings,
  type Visibility,
} from '../core/quiz-settings.ts';
import type { OpenAttempt } from './attempts-queries.ts';
import type { OfferRow } from './offers-queries.ts';
import { type StudentRow, selectStudentContext } from './student-context-queries.ts';

/** What holds for a student now: the rules of a quiz, what may be shown, how far they are and what lies open. */
export interface StudentContext {
  readonly settings: QuizSettings;
  /** The classes of the student without those of locked teachers; the first is the one that counts. */
  readonly classes: readonly CountedClassJson[];
  readonly visible: Visibility;
  /** Whole years by the birth month; null where it is not known, and for a parent. */
  readonly age: number | null;
  /** Who registered as a parent has the screens of a student. */
  readonly isParent: boolean;
  readonly name: {
    readonly full: string;
    /** As one is greeted. */
    readonly first: string;
    readonly username: string;
  };
  /** Null before the first pretest. */
  readonly progress: ProgressRow | null;
  readonly openQuiz: OpenAttempt | null;
  /** The newest round of offers. */
  readonly offers: readonly OfferRow[];
}

function toClass(row: StudentClassJson): ClassOfStudent {
  const settings = settingsOf(row.settings, row.id);
  return {
    id: row.id,
    grade: row.grade,
    timezone: row.timezone,
    belowThirteen: row.below_thirteen,
    range: levelsFor(row, {
      minLevel: toLevel(settings.lowestLevel),
      maxLevel: toLevel(settings.highestLevel),
    }),
    readAloud: settings.readAloudEnabled,
    supports: { listening: row.listening, largerText: row.larger_text, lineFocus: row.line_focus },
    studentChooses: settings.studentChooses,
    levelRule: settings.levelRule,
    includesEssay: row.include_short_essay_questions,
    maySkipEssay: row.may_skip_short_essay,
  };
}

/** Reads what holds for a student, in one statement and so at one moment; undefined when there is no such account. */
export async function readStudentContext(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentContext | undefined> {
  const [account] = await selectStudentContext(db, { studentId });
  return account && toStudentContext(account, now);
}

/** What a row of a student says. */
export function toStudentContext(account: StudentRow, now: Date): StudentContext {
  const { progress, openQuiz, offers } = account;
  const rows = inOrderOfCounting(countedClasses(account.classes));
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
    age: ageOfStudent(account, now),
    isParent: registeredAsOf(account.register_as, account.id) === 'parent',
    name: {
      full: `${account.first_name} ${account.last_name}`.trim() || account.username,
      first: account.first_name || account.username,
      username: account.username,
    },
  };
}

/** The rules of one of the student's classes; undefined where the student is not in it, or it does not count. */
export function ruleOfClass({ classes }: StudentContext, classId: number): ClassOfStudent | undefined {
  const row = classes.find(({ id }) => id === classId);
  return row && toClass(row);
}

/** What a student in these classes may see; they may have changed since a quiz began. */
export const visibilityOf = (classes: readonly StudentClassJson[]): Visibility => shownToStudent(classes);

export async function readVisibility(db: Db, studentId: number): Promise<Visibility> {
  return visibilityOf(await selectClassesThatProtect(db, studentId));
}
