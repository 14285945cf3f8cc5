import { levelMovement } from '#features/progress/core/level-movement.ts';
import { toReadingLevel } from '#features/progress/server/public.ts';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import { helpTables } from '#features/reports/core/help-tables.ts';
import type { RawAttempt } from './raw-work.ts';
import { skillsOf } from './recount-skills.ts';
import {
  type DaySpan,
  inDays,
  isRead,
  millisecondsOf,
  oneDecimal,
  pointsOfQuiz,
  type Seen,
  sinceReset,
  total,
} from './seen-work.ts';

/** A share of fast answers that a teacher should look at, and from how many answers on. */
const GUESSING = { share: 0.3, answers: 10 };

/** What the quizzes of some days come to: the figures that the report of a class and that of a student share. */
export function workOf({ student, quizzes }: Seen, days: DaySpan) {
  const done = inDays(sinceReset(student, quizzes), days);
  const answers = done.flatMap((quiz) => quiz.answers);
  const counted = answers.filter((answer) => answer.counted);
  const read = done.filter(isRead);
  const levels = read.map(({ level }) => level);
  return {
    quizzes: read.length,
    quizzesTooFast: done.length - read.length,
    passed: done.filter(({ passed }) => passed).length,
    points: total(done, (quiz) => pointsOfQuiz(student, quiz)),
    answers: answers.length,
    counted: counted.length,
    right: counted.filter((answer) => answer.right).length,
    minutes: oneDecimal(total(done, millisecondsOf) / 60_000),
    lowestLevel: levels.length > 0 ? Math.min(...levels) : null,
    highestLevel: levels.length > 0 ? Math.max(...levels) : null,
  };
}

/** The level as it is now; null where it is not told, or not known: before the pretest, or while no answer counted. */
export function levelNowOf({ student, figures, counting }: Seen) {
  const { state, pretestStatus } = student;
  const anyCounted = sinceReset(student, student.attempts).some(({ answers }) =>
    answers.some((answer) => answer.counted),
  );
  if (!figures || state === null || pretestStatus !== 'pretest_complete' || !anyCounted) return null;
  return toReadingLevel(state, counting.range);
}

/** How far the level moved in some days, by the states after the last attempts until their beginning and their end. */
function movementOf(seen: Seen, days: DaySpan) {
  if (levelNowOf(seen) === null) return null;
  const { student } = seen;
  const attempts = sinceReset(student, student.attempts);
  const until = (day: number) => attempts.findLast((attempt) => attempt.day <= day);
  const first = attempts.find(({ pretest }) => pretest !== null)?.pretest;
  const start = until(days.fromDay - 1) ?? attempts.findLast(({ pretest }) => pretest === first);
  const end = until(days.toDay);
  if (!start || !end) return null;
  const { answers, counted } = workOf(seen, days);
  return levelMovement({ start: start.after, now: end.after, answers, fast: answers - counted });
}

/** A passage of the pretest is a quiz, too. */
const lastQuizOf = (attempts: readonly RawAttempt[]) => attempts.at(-1)?.finishedAt ?? null;

/** A student in the report of a class. */
export function reportedStudent(seen: Seen, days: DaySpan): ReportedStudent {
  const { student, figures, quizzes } = seen;
  const work = workOf(seen, days);
  const movement = movementOf(seen, days);
  const fastShare = work.answers > 0 ? (work.answers - work.counted) / work.answers : null;
  return {
    studentId: student.id,
    username: student.username,
    firstName: student.firstName,
    lastName: student.lastName,
    figures,
    pretestStatus: figures ? student.pretestStatus : null,
    readingLevel: levelNowOf(seen),
    movedBy: movement && movement.levels,
    moved: movement && movement.way,
    ...work,
    fastShare,
    guesses: work.answers >= GUESSING.answers && fastShare !== null && fastShare > GUESSING.share,
    lastQuizAt: figures ? (lastQuizOf(student.attempts)?.toISOString() ?? null) : null,
    ...(figures ? skillsOf(inDays(sinceReset(student, quizzes), days)) : { skills: [], groups: [] }),
  };
}

/** Who sits together, by the rule that has its own tests and the figures that were counted here. */
export const tablesOf = (students: readonly ReportedStudent[]) =>
  helpTables(
    students.map(({ studentId, readingLevel, skills, groups }) => ({
      studentId,
      level: readingLevel && readingLevel.value,
      skills: [...skills, ...groups],
    })),
  );
