import type { StudentState } from '#features/progress/core/student-state.ts';
import {
  type Earned,
  insertingEvents,
  insertingLedger,
  type LedgerColumns,
  updatingProgress,
} from '#features/progress/server/public.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { together } from '#platform/db/server/together.ts';
import { type FinishedRow, finishingAttempt } from './attempts-queries.ts';

/** All that the end of a practice quiz changes. */
interface QuizEnd {
  readonly attemptId: number;
  readonly attempt: FinishedRow;
  readonly state: StudentState;
  /** The student's civil day. */
  readonly day: number;
  readonly earned: Earned;
  readonly ledger: LedgerColumns;
  /** The sum of the ledger's rows. */
  readonly addPoints: number;
  readonly addPassed: number;
  /** Answers that were not too fast. */
  readonly addCounted: number;
}

/** Ends the attempt, moves the student and pays, in one statement. The student's row is locked by the caller. */
export const writeQuizEnd = preparedStatement(
  'write-quiz-end',
  (tx, { attemptId, attempt, state, day, earned, ledger, addPoints, addPassed, addCounted }: QuizEnd) => {
    const { studentId, at } = earned;
    return together(tx, [
      finishingAttempt(tx, { studentId, attemptId }, attempt),
      insertingEvents(tx, { studentId, at }, [{ kind: 'quiz', attemptId }]),
      insertingLedger(tx, earned, ledger),
      updatingProgress(tx, studentId, {
        state,
        day,
        addPoints,
        addTaken: 1,
        addPassed,
        addCounted,
        lastQuizAt: at,
      }),
    ]);
  },
);
