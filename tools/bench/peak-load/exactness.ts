import type pg from 'pg';
import type { Library } from '#features/library/server/public.ts';
import type { Mark } from '#features/quiz/core/marks.ts';
import { compareAnswers } from '../../harness/answer-ledger.ts';
import { selectStoredAnswers } from '../../harness/answer-ledger-queries.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import type { AttemptAnswer } from './choose-answer.ts';
import { expectedPoints } from './expected-points.ts';
import { type FinishedQuiz, selectFinished, selectTotals } from './points-queries.ts';

/** How what is stored differs from what clients sent and the rules give. All 0 when it is exact. */
export interface Exactness {
  /** Acknowledged answers that the table lacks or holds otherwise. */
  readonly lost: number;
  /** Answers in the table beyond those that were sent. */
  readonly extra: number;
  /** Students whose points are not what the rules give. */
  readonly wrongPoints: number;
  /** Rows of the view `invariants`. */
  readonly broken: number;
  readonly quizzes: number;
  /** That the rules give for these quizzes: exactness of nothing would say nothing. */
  readonly points: number;
}

/** What students have before a run. */
export interface Before {
  readonly totals: ReadonlyMap<number, number>;
  readonly since: Date;
}

export async function readBefore(pool: pg.Pool, studentIds: readonly number[]): Promise<Before> {
  const totals = await selectTotals(pool, studentIds);
  return {
    totals: new Map(totals.map(({ studentId, total }) => [studentId, total])),
    since: new Date(),
  };
}

/** Compares all students with what their clients sent. */
export async function checkExactness(
  pool: pg.Pool,
  { before, sent, library }: { before: Before; sent: readonly AttemptAnswer[]; library: Library },
): Promise<Exactness> {
  const studentIds = [...before.totals.keys()];
  const stored = await selectStoredAnswers(pool, { since: before.since, studentIds });
  const { lost, duplicated, unknown } = compareAnswers(sent, stored);
  const points = comparePoints(
    { finished: await selectFinished(pool, studentIds), totals: await selectTotals(pool, studentIds) },
    { before, sent, library },
  );
  const broken = (await selectBrokenInvariants(pool, studentIds)).length;
  return { lost, extra: duplicated + unknown, broken, ...points };
}

function comparePoints(
  stored: { finished: readonly FinishedQuiz[]; totals: Awaited<ReturnType<typeof selectTotals>> },
  { before, sent, library }: { before: Before; sent: readonly AttemptAnswer[]; library: Library },
): Pick<Exactness, 'wrongPoints' | 'quizzes' | 'points'> {
  const byStudent = Map.groupBy(stored.finished, ({ studentId }) => studentId);
  const marks = marksSent(sent);
  const passageOf = (versionId: number) => {
    const passage = library.known(versionId);
    if (!passage) throw new Error(`The library lacks version ${versionId}.`);
    return passage;
  };
  let [wrongPoints, quizzes, points] = [0, 0, 0];
  for (const { studentId, total, ledger } of stored.totals) {
    const expected = expectedPoints(byStudent.get(studentId) ?? [], marks, passageOf);
    const earned = expected.reduce((sum, quiz) => sum + quiz.points + quiz.weekly, 0);
    const should = (before.totals.get(studentId) ?? Number.NaN) + earned;
    const exact = expected.every((finished) => finished.points === finished.quiz.points);
    if (!exact || total !== should || ledger !== should) wrongPoints += 1;
    quizzes += expected.length;
    points += earned;
  }
  return { wrongPoints, quizzes, points };
}

/** The marks of each attempt from what clients sent; no answer was fast. */
function marksSent(sent: readonly AttemptAnswer[]): Map<number, Mark[]> {
  const byAttempt = Map.groupBy(sent, ({ attemptId }) => attemptId);
  return new Map(
    [...byAttempt].map(([attemptId, answers]) => [
      attemptId,
      answers.map(({ right }) => ({ right, counted: true })),
    ]),
  );
}
