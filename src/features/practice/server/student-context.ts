import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Account, accountOf } from '#features/accounts/server/public.ts';
import {
  classesOfStudent,
  type StudentClassRow,
  selectClassesOfStudent,
  settingsOf,
} from '#features/classes/server/public.ts';
import { isUnderThirteen } from '#features/privacy/core/under-thirteen.ts';
import type { Db } from '#platform/db/server/database.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import {
  type ClassOfStudent,
  type QuizSettings,
  quizSettings,
  type Visibility,
  visibility,
} from '../core/quiz-settings.ts';

/** What holds for a student now: the rules of a quiz, and what may be shown. */
export interface StudentContext {
  readonly settings: QuizSettings;
  readonly visible: Visibility;
  readonly name: { readonly full: string /** As one is greeted. */; readonly first: string };
}

type JoinedClass = Omit<StudentClassRow, 'joined_at'>;

function toClass(row: JoinedClass): ClassOfStudent {
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

/** Whether an account is treated as under 13, from what is stored of it. */
export function accountUnderThirteen(
  account: Account,
  classes: readonly Pick<JoinedClass, 'below_thirteen'>[],
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

/** Reads what holds for a student; undefined when there is no such account. */
export async function readStudentContext(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentContext | undefined> {
  const account = await accountOf(db, studentId)
    .select(jsonArrayFrom(classesOfStudent(db, studentId)).as('classes'))
    .executeTakeFirst();
  if (!account) return undefined;
  const classes = account.classes.map(toClass);
  return {
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

/** What a student may see; classes may have changed since a quiz began. */
export async function readVisibility(db: Db, studentId: number): Promise<Visibility> {
  return visibility((await selectClassesOfStudent(db, studentId)).map(toClass));
}
