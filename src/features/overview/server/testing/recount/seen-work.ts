import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { RawAttempt, RawClass, RawPoints, RawStudent } from './raw-work.ts';

/** A student as a reader may know them (decision 30), with what they did. */
export interface Seen {
  readonly student: RawStudent;
  /** Whether the reader sees level, points, rank and pretest. */
  readonly figures: boolean;
  /** Whether the reader reads the work of every class. */
  readonly allWork: boolean;
  /** The class that counts for the student. */
  readonly counting: RawClass;
  /** The zone in which the reader is told days. */
  readonly timezone: string;
  readonly now: Date;
  /** What the reader may read, of all epochs: quizzes, pretests and points, in their order. */
  readonly quizzes: readonly RawAttempt[];
  readonly pretests: readonly RawAttempt[];
  readonly points: readonly RawPoints[];
}

/** What a teacher sees of a student; undefined of one whom they do not teach. */
export function seenByTeacher(student: RawStudent, teacherId: number, now: Date): Seen | undefined {
  const readable = readableWork(teacherId, student.classes);
  if (readable.kind === 'nothing') return undefined;
  const classIds = readable.kind === 'class-work' ? readable.classIds : undefined;
  const figures = seesFigures(readable);
  const own = student.classes.find(({ id }) => classIds?.includes(id));
  return toSeen(student, { classIds, figures, own, now });
}

/** What students see of themselves: all of it. */
export const seenByThemselves = (student: RawStudent, now: Date): Seen =>
  toSeen(student, { classIds: undefined, figures: true, own: undefined, now });

interface Rights {
  readonly classIds: readonly number[] | undefined;
  readonly figures: boolean;
  readonly own: RawClass | undefined;
  readonly now: Date;
}

function toSeen(student: RawStudent, { classIds, figures, own, now }: Rights): Seen {
  const isSeen = ({ classId }: { readonly classId: number | null }) =>
    classIds === undefined || (classId !== null && classIds.includes(classId));
  const counting = inOrderOfCounting(student.classes)[0];
  if (!counting) throw new Error(`${student.username} is in no class.`);
  const attempts = student.attempts.filter(isSeen);
  return {
    student,
    figures,
    allWork: classIds === undefined,
    counting,
    timezone: figures || !own ? counting.timezone : own.timezone,
    now,
    quizzes: attempts.filter(({ pretest }) => pretest === null),
    pretests: attempts.filter(({ pretest }) => pretest !== null),
    points: student.ledger.filter(isSeen),
  };
}

/** The last day on which the student finished something: no day begins before it. */
const lastDayOf = ({ attempts }: RawStudent): number => attempts.at(-1)?.day ?? 0;

/** The student's day in a zone. */
export const dayIn = (student: RawStudent, now: Date, zone: string): number =>
  Math.max(lastDayOf(student), dayNumber(now.getTime(), zone));

/** Of these attempts those since the last reset. */
export const sinceReset = <One extends { readonly epoch: number }>(
  student: RawStudent,
  list: readonly One[],
) => list.filter(({ epoch }) => epoch === student.epoch);

export interface DaySpan {
  readonly fromDay: number;
  readonly toDay: number;
}

export const inDays = <One extends { readonly day: number }>(
  list: readonly One[],
  { fromDay, toDay }: DaySpan,
) => list.filter(({ day }) => fromDay <= day && day <= toDay);

/** Whether the passage of an attempt was read, by the answers as they are judged now. */
export const isRead = ({ answers }: RawAttempt): boolean => wasRead(answers);

export const total = <One>(list: readonly One[], of: (one: One) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0);

/** All that the student ever earned, less what a reset took. */
export const totalPointsOf = ({ ledger }: RawStudent): number => total(ledger, ({ points }) => points);

/** Points that are not of the quiz itself. */
export const BESIDE_QUIZZES = new Set(['pretest', 'weekly-goal', 'challenge', 'essay', 'essay-good']);

/** The points of a quiz by its rows in the ledger. */
export const pointsOfQuiz = ({ ledger }: RawStudent, { attemptId }: RawAttempt): number =>
  total(
    ledger.filter((row) => row.attemptId === attemptId && !BESIDE_QUIZZES.has(row.cause)),
    ({ points }) => points,
  );

/** Thousandths of a second on the questions of an attempt: each answer is kept in whole ones. */
export const millisecondsOf = ({ answers }: RawAttempt): number =>
  total(answers, ({ seconds }) => Math.round(Math.fround(seconds) * 1000));

/** A figure with one decimal. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
