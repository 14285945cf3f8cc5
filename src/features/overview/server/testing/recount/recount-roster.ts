import { levelMovement } from '#features/progress/core/level-movement.ts';
import { RANKS } from '#features/progress/core/ranks.ts';
import { skillNeeds } from '#features/reports/core/skills-to-help.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import type { FiguresOfClass } from '../../../contract/class-figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { helpReasons } from '../../../core/who-needs-help.ts';
import type { RawClass } from './raw-work.ts';
import { levelNowOf } from './recount-report.ts';
import { skillsOf } from './recount-skills.ts';
import {
  dayIn,
  inDays,
  isRead,
  millisecondsOf,
  oneDecimal,
  type Seen,
  sinceReset,
  total,
  totalPointsOf,
} from './seen-work.ts';

const LATELY = 5;
const RECENT_DAYS = 30;
/** No day is later. */
const EVER = 1_000_000;

/** The quizzes since the last reset: those that were read, those that were passed, and those that were too fast. */
export function countsOf({ student, quizzes }: Seen) {
  const done = sinceReset(student, quizzes);
  const read = done.filter(isRead);
  return {
    quizzesTaken: read.length,
    quizzesPassed: done.filter(({ passed }) => passed).length,
    quizzesTooFast: done.length - read.length,
  };
}

/** The answers of the last 30 days, and the share of fast ones. */
export function recentOf({ student, quizzes }: Seen, today: number) {
  const span = { fromDay: today - RECENT_DAYS, toDay: EVER };
  const answers = inDays(sinceReset(student, quizzes), span).flatMap((quiz) => quiz.answers);
  const fast = answers.filter(({ counted }) => !counted).length;
  return { recentAnswers: answers.length, fastShare: answers.length > 0 ? fast / answers.length : null };
}

/** How far the level moved since the newest pretest, by the last five quizzes. */
function sinceStart(seen: Seen) {
  const { student, quizzes } = seen;
  const start = sinceReset(student, student.attempts).findLast(({ pretest }) => pretest !== null);
  if (levelNowOf(seen) === null || !start || !student.state) return null;
  const answers = sinceReset(student, quizzes)
    .slice(-LATELY)
    .flatMap((quiz) => quiz.answers);
  const fast = answers.filter(({ counted }) => !counted).length;
  return levelMovement({ start: start.after, now: student.state, answers: answers.length, fast });
}

/** A student on the roster of a class. */
export function rosterLine(seen: Seen, schoolClass: Pick<RawClass, 'id'>): RosterLine {
  const { student, figures, counting, quizzes, now } = seen;
  const today = dayIn(student, now, counting.timezone);
  const level = levelNowOf(seen);
  const movement = sinceStart(seen);
  const points = totalPointsOf(student);
  const done = sinceReset(student, quizzes);
  const week = inDays(done, { fromDay: weekStart(today), toDay: EVER });
  const lately = done.slice(-LATELY);
  const year = { fromDay: schoolYearStart(schoolYearOf(today)), toDay: EVER };
  const { skills, groups } = skillsOf(inDays(done, year));
  const seenAt = [student.lastLoginAt, student.attempts.at(-1)?.finishedAt]
    .flatMap((moment) => moment?.getTime() ?? [])
    .toSorted((a, b) => a - b)
    .at(-1);
  return {
    studentId: student.id,
    username: student.username,
    firstName: student.firstName,
    lastName: student.lastName,
    joinedAt: (
      student.classes.find(({ id }) => id === schoolClass.id)?.joinedAt ?? new Date(0)
    ).toISOString(),
    accountLocked: false,
    startedOverAt: figures ? (student.startedOverAt?.toISOString() ?? null) : null,
    figures,
    pretestStatus: figures ? student.pretestStatus : null,
    readingLevel: level,
    limitsOf: counting.id === schoolClass.id || !figures ? null : counting.name,
    ownLevels: null,
    initialLevel: level && student.initialLevel,
    sinceStart: movement && movement.levels,
    moved: movement && movement.way,
    totalPoints: figures ? points : null,
    rankId: figures ? (RANKS.findLast(({ minPoints }) => minPoints <= points)?.rankId ?? 1) : null,
    ...countsOf(seen),
    ...recentOf(seen, today),
    recentQuizzes: {
      taken: lately.filter(isRead).length,
      passed: lately.filter(({ passed }) => passed).length,
    },
    weekQuizzes: week.filter(isRead).length,
    weekTooFast: week.filter((quiz) => !isRead(quiz)).length,
    weekMinutes: oneDecimal(total(week, millisecondsOf) / 60_000),
    skillNeeds: figures ? skillNeeds([...skills, ...groups]) : [],
    lastSeen: figures && seenAt !== undefined ? new Date(seenAt).toISOString() : null,
  };
}

/** A class in a few numbers, from the lines of its roster. */
export function classFiguresOf(
  { id, grade }: Pick<RawClass, 'id' | 'grade'>,
  lines: readonly RosterLine[],
  now: Date,
): FiguresOfClass {
  const many = (is: (line: RosterLine) => boolean) => lines.filter(is).length;
  const levels = lines
    .flatMap(({ readingLevel }) => readingLevel ?? [])
    .toSorted((a, b) => a.value - b.value);
  const middle = [levels[Math.ceil(levels.length / 2) - 1], levels[Math.floor(levels.length / 2)]];
  const [low, high] = middle;
  return {
    classId: id,
    students: lines.length,
    pretestKnown: many(({ pretestStatus }) => pretestStatus !== null),
    pretestDone: many(({ pretestStatus }) => pretestStatus === 'pretest_complete'),
    quizzesTaken: total(lines, (line) => line.quizzesTaken),
    quizzesPassed: total(lines, (line) => line.quizzesPassed),
    quizzesTooFast: total(lines, (line) => line.quizzesTooFast),
    weekQuizzes: total(lines, (line) => line.weekQuizzes),
    weekTooFast: total(lines, (line) => line.weekTooFast),
    weekMinutes: Math.round(total(lines, (line) => line.weekMinutes)),
    // By the rule that has its own tests, and the figures that were counted here.
    needHelp: many((line) => helpReasons(line, now.getTime(), grade).length > 0),
    levelsKnown: levels.length,
    medianLevel:
      low && high
        ? { value: (low.value + high.value) / 2, end: low.end === high.end ? low.end : null }
        : null,
  };
}

/** The Mondays, as days of a calendar. */
export const mondayOf = (day: number): string => isoDay(weekStart(day));
