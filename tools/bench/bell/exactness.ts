import type pg from 'pg';
import type { Library } from '#features/library/server/public.ts';
import type { Mark } from '#features/quiz/core/marks.ts';
import { expectedPoints } from './expected-points.ts';
import {
  countAnswers,
  countBroken,
  countMissing,
  type FinishedQuiz,
  selectFinished,
  selectTotals,
} from './points-queries.ts';
import type { SentAnswer } from './sent-answers.ts';

/** How what is stored differs from what devices sent and the rules give. All 0 when it is exact. */
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
  readonly answers: number;
}

export async function readBefore(pool: pg.Pool, studentIds: readonly number[]): Promise<Before> {
  const totals = await selectTotals(pool, studentIds);
  return {
    totals: new Map(totals.map(({ studentId, total }) => [studentId, total])),
    answers: await countAnswers(pool, studentIds),
  };
}

/** Compares all students with what their devices sent. */
export async function checkExactness(
  pool: pg.Pool,
  { before, sent, library }: { before: Before; sent: readonly SentAnswer[]; library: Library },
): Promise<Exactness> {
  const studentIds = [...before.totals.keys()];
  const acknowledged = sent.filter((answer) => answer.acknowledged);
  const stored = (await countAnswers(pool, studentIds)) - before.answers;
  const lost = await countMissing(pool, acknowledged);
  const points = comparePoints(
    { finished: await selectFinished(pool, studentIds), totals: await selectTotals(pool, studentIds) },
    { before, sent, library },
  );
  const broken = await countBroken(pool, studentIds);
  return { lost, extra: Math.max(0, stored - sent.length), broken, ...points };
}

function comparePoints(
  stored: { finished: readonly FinishedQuiz[]; totals: Awaited<ReturnType<typeof selectTotals>> },
  { before, sent, library }: { before: Before; sent: readonly SentAnswer[]; library: Library },
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
    const earned = expected.reduce((sum, one) => sum + one.points + one.weekly, 0);
    const should = (before.totals.get(studentId) ?? Number.NaN) + earned;
    const exact = expected.every((one) => one.points === one.quiz.points);
    if (!exact || total !== should || ledger !== should) wrongPoints += 1;
    quizzes += expected.length;
    points += earned;
  }
  return { wrongPoints, quizzes, points };
}

/** The marks of each attempt from what devices sent; no answer was fast. */
function marksSent(sent: readonly SentAnswer[]): Map<number, Mark[]> {
  const byAttempt = Map.groupBy(sent, ({ attemptId }) => attemptId);
  return new Map(
    [...byAttempt].map(([attemptId, answers]) => [
      attemptId,
      answers.map(({ right }) => ({ right, counted: true })),
    ]),
  );
}
