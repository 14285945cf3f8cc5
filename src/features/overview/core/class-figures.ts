import { helpReasons, type StudentFacts } from './who-needs-help.ts';

/** What a roster tells about a student, as far as the figures of a class need it. */
export interface CountedStudent extends StudentFacts {
  /** Quizzes that were read; a quiz that was too fast to count is in `quizzesTooFast` alone. */
  readonly quizzesTaken: number;
  readonly quizzesPassed: number;
  readonly quizzesTooFast: number;
  /** Since Monday in the class's time zone, in the same way. */
  readonly weekQuizzes: number;
  readonly weekTooFast: number;
  readonly weekMinutes: number;
  /** Null while it is not known. */
  readonly readingLevel: (Level & { readonly uncertainty: number; readonly settling: boolean }) | null;
}
interface Level {
  readonly value: number;
  readonly end: 'floor' | 'ceiling' | null;
}

/** A class in a few numbers. */
export interface ClassFigures {
  readonly students: number;
  /** Of those whose figures are shown. */
  readonly pretestKnown: number;
  readonly pretestDone: number;
  /** Quizzes that were read; a quiz that was too fast to count is in `quizzesTooFast` alone. */
  readonly quizzesTaken: number;
  readonly quizzesPassed: number;
  readonly quizzesTooFast: number;
  /** Since Monday in the class's time zone, in the same way. */
  readonly weekQuizzes: number;
  readonly weekTooFast: number;
  /** Whole minutes on the questions of these quizzes. */
  readonly weekMinutes: number;
  /** Students with at least one reason for the teacher to look. */
  readonly needHelp: number;
  /** Students whose level is known. */
  readonly levelsKnown: number;
  /** Half of the known levels are below it; null while none is known. */
  readonly medianLevel: Level | null;
}

/** The figures of a class, wherever they are shown. */
export function classFigures(
  students: readonly CountedStudent[],
  { nowMs, grade }: { readonly nowMs: number; readonly grade: number },
): ClassFigures {
  const levels = students.flatMap(({ readingLevel }) => readingLevel ?? []);
  const total = (of: (student: CountedStudent) => number) =>
    students.reduce((sum, student) => sum + of(student), 0);
  return {
    students: students.length,
    pretestKnown: students.filter(({ pretestStatus }) => pretestStatus !== null).length,
    pretestDone: students.filter(({ pretestStatus }) => pretestStatus === 'pretest_complete').length,
    quizzesTaken: total(({ quizzesTaken }) => quizzesTaken),
    quizzesPassed: total(({ quizzesPassed }) => quizzesPassed),
    quizzesTooFast: total(({ quizzesTooFast }) => quizzesTooFast),
    weekTooFast: total(({ weekTooFast }) => weekTooFast),
    weekQuizzes: total(({ weekQuizzes }) => weekQuizzes),
    weekMinutes: Math.round(total(({ weekMinutes }) => weekMinutes)),
    needHelp: students.filter((student) => helpReasons(student, nowMs, grade).length > 0).length,
    levelsKnown: levels.length,
    medianLevel: medianLevel(levels),
  };
}

/** The level in the middle; between two of them their mean, which is at an end of the scale only when both are. */
export function medianLevel(levels: readonly Level[]): Level | null {
  const sorted = levels.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!low || !high) return null;
  return { value: (low.value + high.value) / 2, end: low.end === high.end ? low.end : null };
}
