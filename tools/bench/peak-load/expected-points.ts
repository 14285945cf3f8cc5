import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { passed, quizPoints } from '#features/progress/core/points.ts';
import { referenceLevel } from '#features/progress/core/reference-level.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { reaches, USUAL_GOAL, WEEKLY_GOAL_POINTS, weekOf } from '#features/progress/core/weekly-goal.ts';
import { type Mark, marksOf } from '#features/quiz/core/marks.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import type { FinishedQuiz } from './points-queries.ts';

/** What a finished quiz should have paid. */
export interface Expected {
  readonly quiz: FinishedQuiz;
  readonly points: number;
  /** For the week, beside the quiz. */
  readonly weekly: number;
}

interface Done {
  readonly quiz: FinishedQuiz;
  readonly level: ReturnType<typeof toLevel>;
  readonly marks: readonly Mark[];
  readonly points: number;
}

/**
 * What the rules give one student for the quizzes of the run, one after the other. Marks are those of the answers that
 * the device sent; only the level before each quiz and its day are believed of the table.
 * @param finished all of the student's, in order; those that the device did not answer are from before.
 */
export function expectedPoints(
  finished: readonly FinishedQuiz[],
  marksSent: ReadonlyMap<number, readonly Mark[]>,
  passageOf: (versionId: number) => PublishedPassage,
): Expected[] {
  const done: Done[] = [];
  const expected: Expected[] = [];
  for (const quiz of finished) {
    const level = toLevel(passageOf(quiz.versionId).level);
    const marks = marksSent.get(quiz.attemptId);
    if (marks === undefined) {
      done.push({ quiz, level, marks: marksOf(quiz.marks), points: quiz.points });
      continue;
    }
    const { total: points } = quizPoints({ answers: marks, passageLevel: level, ...paymentOf(quiz, done) });
    const before = reachesGoal(done, quiz);
    done.push({ quiz, level, marks, points });
    const weekly = !before && reachesGoal(done, quiz) ? WEEKLY_GOAL_POINTS : 0;
    expected.push({ quiz, points, weekly });
  }
  return expected;
}

/** What the quiz is paid against: what was finished before it. */
function paymentOf({ passageId, finishedDay, levelBefore }: FinishedQuiz, done: readonly Done[]) {
  const earlier = done.map(({ quiz, level, marks }) => ({
    level,
    passed: passed(marks),
    dayNumber: quiz.finishedDay,
  }));
  return {
    referenceLevel: referenceLevel(toLevel(levelBefore), earlier, finishedDay),
    nthOfDay: earlier.filter(({ dayNumber }) => dayNumber === finishedDay).length + 1,
    paidBefore: done.some(({ quiz, points }) => quiz.passageId === passageId && points > 0),
  };
}

const reachesGoal = (done: readonly Done[], { finishedDay }: FinishedQuiz): boolean =>
  reaches(
    weekOf(
      done
        .filter(({ quiz }) => weekStart(quiz.finishedDay) === weekStart(finishedDay))
        .map(({ marks }) => marks),
    ),
    USUAL_GOAL,
  );
