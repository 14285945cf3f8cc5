import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import { schoolYearOf } from '#platform/time/core/school-year.ts';
import { expectedAnswers } from '../core/expected-answers.ts';

/** Stands for no class in the keys of what is kept. */
const NO_CLASS = 0;

/** A finished practice quiz as reports keep it. */
export interface FinishedQuiz {
  readonly attemptId: number;
  readonly epoch: number;
  /** The student's civil day. */
  readonly day: number;
  readonly classId: number | null;
  readonly passed: boolean;
  /** Whether the passage was read (`wasRead`). */
  readonly read: boolean;
  readonly points: number;
  /** The version that was read. */
  readonly passage: Pick<PublishedPassage, 'level' | 'questions'>;
  /** The student before the quiz, and the questions as they were believed to be. */
  readonly before: StudentState;
  readonly gapDays: number;
  readonly states: readonly QuestionState[];
}

/** The columns of quizzes, and those of their questions. */
export interface FigureColumns {
  readonly quizzes: {
    readonly attemptIds: readonly number[];
    readonly epochs: readonly number[];
    readonly days: readonly number[];
    readonly classIds: readonly number[];
    readonly levels: readonly number[];
    readonly passed: readonly number[];
    readonly read: readonly number[];
    readonly points: readonly number[];
  };
  readonly questions: {
    readonly attemptIds: readonly number[];
    readonly positions: readonly number[];
    readonly epochs: readonly number[];
    readonly days: readonly number[];
    readonly schoolYears: readonly number[];
    readonly classIds: readonly number[];
    readonly levels: readonly number[];
    readonly skills: readonly string[];
    readonly targets: readonly string[];
    readonly expected: readonly number[];
    readonly variances: readonly number[];
  };
}

/** What is kept of quizzes, but for the answers, which the statement reads. */
export function toFigureColumns(quizzes: readonly FinishedQuiz[]): FigureColumns {
  const keyed = quizzes.map((quiz) => ({
    ...quiz,
    classId: quiz.classId ?? NO_CLASS,
    level: quiz.passage.level,
  }));
  const questions = keyed.flatMap((quiz) => {
    const expected = expectedAnswers({ before: quiz.before, gapDays: quiz.gapDays, questions: quiz.states });
    return quiz.passage.questions.flatMap(({ position, skill, target }) => {
      const chance = expected[position];
      return chance ? [{ ...quiz, ...chance, position, skill, target }] : [];
    });
  });
  return {
    quizzes: {
      ...keysOf(keyed),
      attemptIds: keyed.map(({ attemptId }) => attemptId),
      passed: keyed.map(({ passed }) => (passed ? 1 : 0)),
      read: keyed.map(({ read }) => (read ? 1 : 0)),
      points: keyed.map(({ points }) => points),
    },
    questions: {
      ...keysOf(questions),
      attemptIds: questions.map(({ attemptId }) => attemptId),
      positions: questions.map(({ position }) => position),
      schoolYears: questions.map(({ day }) => schoolYearOf(day)),
      skills: questions.map(({ skill }) => skill),
      targets: questions.map(({ target }) => target),
      expected: questions.map(({ expected }) => expected),
      variances: questions.map(({ variance }) => variance),
    },
  };
}

interface Keys {
  readonly epoch: number;
  readonly day: number;
  readonly classId: number;
  readonly level: number;
}

const keysOf = (rows: readonly Keys[]) => ({
  epochs: rows.map(({ epoch }) => epoch),
  days: rows.map(({ day }) => day),
  classIds: rows.map(({ classId }) => classId),
  levels: rows.map(({ level }) => level),
});
