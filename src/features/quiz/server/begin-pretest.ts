import { reopenPretest } from '#features/progress/core/pretest.ts';
import { newStudent, pretestStart, type StudentState } from '#features/progress/core/student-state.ts';
import {
  insertingEvents,
  insertProgress,
  lockProgress,
  type NewEvent,
  type ProgressRow,
  pretestIs,
  stateOf,
  updatingProgress,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { together } from '#platform/db/server/together.ts';
import { daysSinceQuiz } from '../core/days-since-quiz.ts';
import { selectOpenAttempt, stopUnanswered } from './attempts-queries.ts';
import { deletingOffers } from './offers-queries.ts';
import type { QuizServices } from './quiz.ts';
import type { StudentContext } from './student-context.ts';

export type PretestBegun =
  /** It runs, from now or from before. */
  | 'running'
  /** It was finished, and nobody asks for it again. */
  | 'pretest-finished'
  /** A quiz has answers and comes first. */
  | 'quiz-open';

interface Beginning {
  readonly studentId: number;
  readonly context: StudentContext;
}

/** Begins the pretest where there was none, or again where somebody asks for it; a running one goes on. */
export async function beginPretest(
  services: QuizServices,
  { studentId, context }: Beginning,
  now: Date,
): Promise<PretestBegun> {
  return services.db.transaction().execute(async (tx) => {
    const start = pretestStart(context.settings.grade, context.age);
    const state = newStudent(start.grade, start.byAge);
    await insertProgress(tx, studentId, state);
    const progress = await lockProgress(tx, studentId);
    if (!progress || pretestIs(progress, 'pretest_in_progress')) return 'running';
    const again = pretestIs(progress, 'pretest_complete');
    const asking = await services.askedPretests.open(tx, { studentId, context, now });
    if (again && asking.length === 0) return 'pretest-finished';
    if (again && !(await putBackQuiz(tx, studentId))) return 'quiz-open';
    const pretest = progress.pretests + 1;
    // The class may have come after the row: the newest grade is the better guess.
    const begun = again ? reopened(progress, now) : { state, event: { kind: 'started', ...start } as const };
    await together(tx, [
      updatingProgress(tx, studentId, {
        state: begun.state,
        pretestStatus: 'pretest_in_progress',
        pretests: pretest,
      }),
      insertingEvents(tx, { studentId, at: now }, [begun.event]),
      // What was offered before, as before a reset, was for the level of before.
      deletingOffers(tx, studentId),
    ]).execute();
    if (asking.length > 0) await services.askedPretests.begin(tx, { studentId, pretest, asking });
    return 'running';
  });
}

/** Puts a quiz without an answer back. @returns false where one has answers. */
async function putBackQuiz(tx: Tx, studentId: number): Promise<boolean> {
  const open = await selectOpenAttempt(tx, studentId, 'practice');
  return !open || stopUnanswered(tx, { studentId, attemptId: open.id });
}

/** A pretest taken again goes on from what is known (decision 56). */
function reopened(
  progress: ProgressRow,
  now: Date,
): { readonly state: StudentState; readonly event: NewEvent } {
  const gapDays = daysSinceQuiz(progress.last_quiz_at, now);
  return {
    state: reopenPretest(stateOf(progress), gapDays),
    event: { kind: 'pretest-reopened', gapDays },
  };
}
