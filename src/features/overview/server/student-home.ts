import type { AssignmentRow, WeeklyGoalRow } from '#features/activities/server/public.ts';
import type { OpenEssay, UnseenScoreRow } from '#features/essays/server/public.ts';
import type { StudentWeekRow } from '#features/progress/server/public.ts';
import { type StudentContext, toStudentContext } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { type FinishedLately, selectStudentHome } from './student-home-queries.ts';

/** What a home tells of a scored essay. */
type UnseenScorePart =
  | 'attempt_id'
  | 'passage_version_id'
  | 'score'
  | 'comment'
  | 'points'
  | 'reader_first_name'
  | 'reader_last_name';

/** What holds for a student, with what a home shows besides. */
export interface StudentHome {
  readonly context: StudentContext;
  readonly classes: StudentContext['classes'];
  readonly openEssay: OpenEssay | null;
  /** The newest essay whose score the student has not looked at. */
  readonly unseenScore: Pick<UnseenScoreRow, UnseenScorePart> | null;
  /** The quizzes of this week and a little more, in their order. */
  readonly lately: readonly FinishedLately[];
  /** The quizzes since the last reset that were too fast to count, class by class. */
  readonly tooFast: readonly { readonly class_id: number | null; readonly quizzes: number }[];
  /** The weeks whose goal was paid, by their Mondays, newest first. */
  readonly goals: readonly {
    readonly earned_day: number;
    readonly class_id: number | null;
    /** Null where no quiz reached the goal, but a change of it. */
    readonly attempt_id: number | null;
  }[];
  /** The weeks since then, as their quizzes were counted. */
  readonly weeks: readonly StudentWeekRow[];
  /** The weekly goals that the classes set. */
  readonly weeklyGoals: readonly WeeklyGoalRow[];
  /** What the classes have set that is open now. */
  readonly assigned: readonly AssignmentRow[];
  /** The reset after which the student has not begun. */
  readonly startingOver: { readonly points_taken: number } | null;
}

/** For so many days the score of an essay is news. */
const NEWS_DAYS = 60;

/** However the zones stand, a week is no longer ago, in days. */
const A_WEEK_AND_MORE = 8;

/** Reads what a home shows of a student, in one statement and so at one moment; undefined when there is no such account. */
export async function readStudentHome(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentHome | undefined> {
  const today = Math.floor(now.getTime() / MS_PER_DAY);
  const sinceDay = today - A_WEEK_AND_MORE;
  const [row] = await selectStudentHome(db, {
    studentId,
    sinceDay,
    since: beforeDay(sinceDay),
    scoredSince: new Date(now.getTime() - NEWS_DAYS * MS_PER_DAY),
    now,
    tomorrow: today + 1,
  });
  if (!row) return undefined;
  const { openEssay, unseenScore, lately, tooFast, goals, weeks, weeklyGoals, assigned, startingOver } = row;
  const context = toStudentContext(row, now);
  return {
    context,
    classes: context.classes,
    openEssay,
    unseenScore,
    lately,
    tooFast,
    goals,
    weeks,
    weeklyGoals,
    assigned,
    startingOver,
  };
}
