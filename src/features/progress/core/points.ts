import { FAST_QUIZ_SHARE, tooManyFast } from './fast-answers.ts';
import type { Level } from './scale.ts';
import { PASS } from './steady-constants.ts';

/** What earns points in a quiz; one ledger row each. */
export type QuizPointsCause = 'right-answers' | 'streaks' | 'pass' | 'perfect' | 'honest-finish';

/** A row of the ledger. */
export type PointsRow<Cause extends string = QuizPointsCause> = {
  readonly cause: Cause;
  /** Whole points, above 0. */
  readonly points: number;
};

/** A quiz's points; the rows sum exactly to the total. */
export type QuizPoints = { readonly total: number; readonly rows: readonly PointsRow[] };

/** An answer as the points rule sees it: a fast answer does not count. */
export type PaidAnswer = { readonly right: boolean; readonly counted: boolean };

/** A quiz as the points rule sees it. */
export type PaidQuiz = {
  readonly answers: readonly PaidAnswer[];
  readonly passageLevel: Level;
  readonly referenceLevel: Level;
  /** 1 for the student's first quiz of the civil day. */
  readonly nthOfDay: number;
  /** A passage pays once. */
  readonly paidBefore: boolean;
};

const RIGHT_POINTS = 2;
const STREAK_POINTS = 1;
/** The right answer in a row from which the streak pays. */
const STREAK_FROM = 3;
const HALF = 0.5;
const PASS_POINTS = 10;
const PERFECT_POINTS = 10;
const HONEST_POINTS = 1;
const FULL_QUIZZES = 6;
const PAID_QUIZZES = 10;
/** Two or more levels below the reference nobody is paid for perfection. */
const PERFECT_FROM = -1;

/** Right answers that count: fast ones never do (points rule). */
export function rightCounted(answers: readonly PaidAnswer[]): number {
  return answers.filter((answer) => answer.counted && answer.right).length;
}

/** Right counted answers of all questions. */
type Tally = { readonly right: number; readonly total: number };

const tallyOf = (answers: readonly PaidAnswer[]): Tally => ({
  right: rightCounted(answers),
  total: answers.length,
});

/** Whether right counted answers make at least this share of all questions. */
const isShare = ({ right, total }: Tally, share: number): boolean => total > 0 && right / total >= share;

const reaches = (answers: readonly PaidAnswer[], share: number): boolean => isShare(tallyOf(answers), share);

/** At least half right: the quiz's right answers are paid and it counts for the weekly goal (points rule). */
export const isHalfRight = (score: Tally): boolean => isShare(score, HALF);

export const halfRight = (answers: readonly PaidAnswer[]): boolean => isHalfRight(tallyOf(answers));

/** 70 % of all questions right (points rule). */
export function passed(answers: readonly PaidAnswer[]): boolean {
  return reaches(answers, PASS);
}

/** Every question right (points rule). */
export function perfect(answers: readonly PaidAnswer[]): boolean {
  return reaches(answers, 1);
}

/** Factor for a passage so many levels above (+) or below (-) the reference (points rule). */
export function levelFactor(levelsAbove: number): number {
  if (levelsAbove >= 1) return 1.25;
  if (levelsAbove >= -1) return 1;
  return levelsAbove === -2 ? 0.5 : 0.2;
}

/** Factor for the nth quiz of the day, from 1: full, half, nothing (points rule). */
export function dayFactor(nth: number): number {
  if (nth <= FULL_QUIZZES) return 1;
  return nth <= PAID_QUIZZES ? 0.5 : 0;
}

/** Points of the streaks: one for each right answer from the third in a row; a fast answer breaks it. */
function streakPoints(answers: readonly PaidAnswer[]): number {
  let streak = 0;
  let points = 0;
  for (const { right, counted } of answers) {
    streak = right && counted ? streak + 1 : 0;
    if (streak >= STREAK_FROM) points += STREAK_POINTS;
  }
  return points;
}

/** An amount by cause before rounding. */
type Amount = { readonly cause: QuizPointsCause; readonly amount: number };

/** What the answers earn before the factors. */
function earned(quiz: PaidQuiz): readonly Amount[] {
  const { answers } = quiz;
  const half = halfRight(answers);
  const paysPerfect = quiz.passageLevel - quiz.referenceLevel >= PERFECT_FROM;
  return [
    { cause: 'right-answers', amount: half ? RIGHT_POINTS * rightCounted(answers) : 0 },
    { cause: 'streaks', amount: half ? streakPoints(answers) : 0 },
    { cause: 'pass', amount: passed(answers) ? PASS_POINTS : 0 },
    { cause: 'perfect', amount: paysPerfect && perfect(answers) ? PERFECT_POINTS : 0 },
  ];
}

/** The reward for a quiz without a fast answer, whatever the score (points rule). */
function honest({ answers, nthOfDay }: PaidQuiz): number {
  const without = answers.length > 0 && answers.every((answer) => answer.counted);
  return without && nthOfDay <= PAID_QUIZZES ? HONEST_POINTS : 0;
}

function factorOf(quiz: PaidQuiz): { level: number; day: number } {
  return { level: levelFactor(quiz.passageLevel - quiz.referenceLevel), day: dayFactor(quiz.nthOfDay) };
}

function round(amount: number): number {
  return Math.floor(0.5 + amount);
}

/** Whole rows for the amounts; a rounding difference to the total goes to the largest cause. */
function rowsFor(amounts: readonly Amount[], total: number): readonly PointsRow[] {
  const rows = amounts.map(({ cause, amount }) => ({ cause, points: round(amount) }));
  const largest = amounts.reduce(
    (best, { amount }, index) => (amount > amounts[best]!.amount ? index : best),
    0,
  );
  const difference = total - rows.reduce((sum, row) => sum + row.points, 0);
  return rows
    .map((row, index) => (index === largest ? { ...row, points: row.points + difference } : row))
    .filter((row) => row.points !== 0);
}

/** A quiz that can pay nothing, whatever its answers. */
function paysNothing(quiz: PaidQuiz): boolean {
  return quiz.paidBefore || tooManyFast(quiz.answers);
}

/** Why a finished quiz earned nothing; the first that holds. Null when it earned something. */
export type NoPoints = 'fast' | 'read-before' | 'day-limit' | 'half';

export function whyNoPoints(quiz: PaidQuiz): NoPoints | null {
  if (quizPoints(quiz).total > 0) return null;
  if (tooManyFast(quiz.answers)) return 'fast';
  if (quiz.paidBefore) return 'read-before';
  return quiz.nthOfDay > PAID_QUIZZES ? 'day-limit' : 'half';
}

/** Points of a finished quiz with their causes (points rule): floor(0.5 + sum × level × day + honest). */
export function quizPoints(quiz: PaidQuiz): QuizPoints {
  if (paysNothing(quiz)) return { total: 0, rows: [] };
  const factor = factorOf(quiz);
  const amounts = earned(quiz);
  const sum = amounts.reduce((all, { amount }) => all + amount, 0);
  const finish: Amount = { cause: 'honest-finish', amount: honest(quiz) };
  const total = round(sum * factor.level * factor.day + finish.amount);
  const paid = amounts.map(({ cause, amount }) => ({ cause, amount: amount * factor.level * factor.day }));
  return { total, rows: rowsFor([...paid, finish], total) };
}

/**
 * Provisional points of a running quiz: right answers and streaks so far with the factors, from when half of the whole
 * quiz is right. Before that 0: a quiz below half earns nothing, and a child is shown no points that may be gone again. Pass,
 * perfect and honest finish come at the end. Once every question is answered: the final total.
 * @param questions of the whole quiz; `running.answers` are those given so far.
 */
export function pointsSoFar(running: PaidQuiz, questions: number): number {
  if (running.answers.length >= questions) return quizPoints(running).total;
  const fast = running.answers.filter((answer) => !answer.counted).length;
  if (running.paidBefore || fast / questions > FAST_QUIZ_SHARE) return 0;
  if (!isHalfRight({ right: rightCounted(running.answers), total: questions })) return 0;
  const factor = factorOf(running);
  const sum = RIGHT_POINTS * rightCounted(running.answers) + streakPoints(running.answers);
  return round(sum * factor.level * factor.day);
}
