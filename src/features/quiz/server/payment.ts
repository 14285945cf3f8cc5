import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { referenceLevel } from '#features/progress/core/reference-level.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { type ProgressRow, stateOf } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import type { QuizSettings } from '../core/quiz-settings.ts';
import { type Payment } from './attempt-rules.ts';
import { type FinishedQuiz, selectPaidBy } from './attempts-queries.ts';

/** The reference level looks back so many days, today included (points rule). */
const LOOK_BACK_DAYS = 60;

interface PaymentOf {
  readonly payment: Payment;
  readonly finished: readonly FinishedQuiz[];
  /** An earlier quiz on the passage was too fast to count. */
  readonly wasTooFast: boolean;
}

/**
 * What a quiz on a passage is paid against now: reference level, which quiz of the day, paid before or not; with the
 * finished quizzes that say so, which are more than those of the week.
 */
export async function paymentOf(
  db: Db,
  progress: ProgressRow,
  { passageId }: Pick<PublishedPassage, 'passageId'>,
  { timezone }: Pick<QuizSettings, 'timezone'>,
  now: Date,
): Promise<PaymentOf> {
  const today = studentDay(progress, now, timezone);
  const sinceDay = today - LOOK_BACK_DAYS;
  const { student_id, epoch } = progress;
  const [paidBy] = await selectPaidBy(db, {
    student_id,
    epoch,
    passageId,
    sinceDay,
    since: beforeDay(sinceDay),
  });
  const { finished = [], paidBefore = false, wasTooFast = false } = paidBy ?? {};
  const quizzes = finished.map((quiz) => ({
    level: toLevel(quiz.level),
    passed: quiz.passed ?? false,
    dayNumber: quiz.finished_day ?? 0,
  }));
  const payment = {
    referenceLevel: referenceLevel(stateOf(progress).level, quizzes, today),
    nthOfDay: quizzes.filter((quiz) => quiz.dayNumber === today).length + 1,
    paidBefore: Boolean(paidBefore),
  };
  return { payment, finished, wasTooFast: Boolean(wasTooFast) };
}
