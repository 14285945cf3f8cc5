import { toLevel } from '#features/progress/core/scale.ts';
import type { ProgressRow } from '#features/progress/server/public.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { QuizView } from '../contract/views.ts';
import { assignedSettings } from '../core/quiz-settings.ts';
import { letGo, selectOpenAttempt, stopUnanswered } from './attempts-queries.ts';
import { insertAttempt } from './begin-attempt-queries.ts';
import { passagesFor } from './make-offers.ts';
import { newAttempt } from './new-attempt.ts';
import { paymentOf } from './payment.ts';
import type { QuizServices } from './quiz.ts';
import { readQuiz } from './read-quiz.ts';
import { ruleOfClass, type StudentContext } from './student-context.ts';

export interface AssignedPassage {
  readonly activityId: number;
  /** The student is in it, and it counts. */
  readonly classId: number;
  readonly passageId: number;
  /** The attempt at it that was too fast to count; null for none. */
  readonly tooFastAttemptId: number | null;
}

export type BeginOutcome =
  | { readonly kind: 'quiz'; readonly quiz: QuizView }
  /** Another quiz has answers and comes first. */
  | { readonly kind: 'quiz-open' }
  /** The library no longer has it for this student. */
  | { readonly kind: 'passage-gone' };

/**
 * Begins an assigned passage, or goes on with it. A passage of the student's own choice that has no answer yet is put back for it.
 * One that was too fast to count is let go: it stays in the history, and the new one stands for the activity (decision 57).
 * The attempt belongs to the class of the activity, and moves the level as far as an assigned passage may.
 */
export async function beginAssignedPassage(
  services: QuizServices,
  { progress, context }: { readonly progress: ProgressRow; readonly context: StudentContext },
  { activityId, classId, passageId, tooFastAttemptId }: AssignedPassage,
  now: Date,
): Promise<BeginOutcome> {
  const { db, library, questionStates } = services;
  const { openQuiz, visible } = context;
  if (openQuiz && openQuiz.answered > 0) return { kind: 'quiz-open' };
  const passage = passagesFor(library, 'practice', context.settings).find(
    (one) => one.passageId === passageId,
  );
  const ofClass = ruleOfClass(context, classId);
  if (!passage || !ofClass) return { kind: 'passage-gone' };
  const assigned = assignedSettings(context.settings, ofClass, toLevel(passage.level));
  const { payment, wasTooFast } = await paymentOf(db, progress, passage, assigned, now);
  // Whether that one still stands for the activity does not matter: its keys were seen.
  const settings = { ...assigned, again: wasTooFast };
  const { student_id: studentId, epoch } = progress;
  const attempt = newAttempt(
    {
      studentId,
      kind: 'practice',
      epoch,
      pretest: null,
      passage,
      activityId,
      rules: { settings, visible, payment },
    },
    questionStates.current(),
  );
  const begun = await unlessRefused(db, async (tx) => {
    if (openQuiz) await stopUnanswered(tx, { studentId, attemptId: openQuiz.id });
    if (tooFastAttemptId !== null) await letGo(tx, { studentId, attemptId: tooFastAttemptId });
    // Where none begins, the earlier one still stands for the activity.
    return (await insertAttempt(tx, attempt, now)) ?? refuse('quiz-open');
  });
  // Another call may have begun it at the same moment, or answered the quiz that lay open.
  const running = begun instanceof Refusal ? await selectOpenAttempt(db, studentId, 'practice') : begun;
  const quiz = running?.activity_id === activityId ? await readQuiz(services, running, now) : null;
  return quiz ? { kind: 'quiz', quiz } : { kind: 'quiz-open' };
}
