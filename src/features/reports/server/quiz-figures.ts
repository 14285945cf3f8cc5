import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import type { Mark } from '#features/quiz/core/marks.ts';
import { schoolYearOf } from '#platform/time/core/school-year.ts';
import { expectedAnswers } from '../core/expected-answers.ts';
import { type AnswerOfYear, toYear } from '../core/skills-of-year.ts';

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
  /** Of each question, in their order. */
  readonly marks: readonly Mark[];
  /** The version that was read. */
  readonly passage: Pick<PublishedPassage, 'level' | 'questions'>;
  /** The student before the quiz, and the questions as they were believed to be. */
  readonly before: StudentState;
  readonly gapDays: number;
  readonly states: readonly QuestionState[];
}

/** The columns of quizzes, of their questions, and of the school years that they are added to. */
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
    readonly classIds: readonly number[];
    readonly levels: readonly number[];
    readonly skills: readonly string[];
    readonly targets: readonly string[];
    readonly expected: readonly number[];
    readonly variances: readonly number[];
  };
  readonly years: {
    readonly epochs: readonly number[];
    readonly schoolYears: readonly number[];
    readonly classIds: readonly number[];
    readonly quizzes: readonly number[];
    readonly passed: readonly number[];
    readonly read: readonly number[];
    /** Arrays as the database reads them. */
    readonly skills: readonly string[];
  };
}

/** What is kept of quizzes; of the days without their answers, which the statement reads. */
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
  const answers = questions.flatMap(({ marks, ...question }) => {
    const mark = marks[question.position];
    return mark ? [{ ...question, ...mark }] : [];
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
      skills: questions.map(({ skill }) => skill),
      targets: questions.map(({ target }) => target),
      expected: questions.map(({ expected }) => expected),
      variances: questions.map(({ variance }) => variance),
    },
    years: toYears(keyed, answers),
  };
}

type OfYear = Pick<Keys, 'epoch' | 'day' | 'classId'>;
const yearKey = ({ epoch, day, classId }: OfYear): string => `${epoch} ${schoolYearOf(day)} ${classId}`;

/** The quizzes and answers by school year. */
function toYears(
  quizzes: readonly (OfYear & Pick<FinishedQuiz, 'passed' | 'read'>)[],
  answers: readonly (OfYear & AnswerOfYear)[],
): FigureColumns['years'] {
  const answersOf = Map.groupBy(answers, yearKey);
  const years = [...Map.groupBy(quizzes, yearKey)].flatMap(([key, ofYear]) => {
    const [first] = ofYear;
    return first ? [{ ...first, quizzes: ofYear, skills: toYear(answersOf.get(key) ?? []) }] : [];
  });
  return {
    epochs: years.map(({ epoch }) => epoch),
    schoolYears: years.map(({ day }) => schoolYearOf(day)),
    classIds: years.map(({ classId }) => classId),
    quizzes: years.map((year) => year.quizzes.length),
    passed: years.map((year) => year.quizzes.filter(({ passed }) => passed).length),
    read: years.map((year) => year.quizzes.filter(({ read }) => read).length),
    skills: years.map(({ skills }) => `{${skills.join(',')}}`),
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
