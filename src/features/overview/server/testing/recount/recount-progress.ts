import { finishPretest } from '#features/progress/core/pretest.ts';
import { toReadingLevel } from '#features/progress/server/public.ts';
import {
  figuresOfProgress,
  type LevelThen,
  type StudentProgress,
  type WeekOfClass,
} from '#features/reports/contract/class-progress.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import type { RawAttempt } from './raw-work.ts';
import { reportedStudent } from './recount-report.ts';
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

/** The longest month: then each week is told. */
const MONTH = 31;
const WEEK = 7;

const isMonth = ({ fromDay, toDay }: DaySpan): boolean => toDay - fromDay < MONTH;

/** The quizzes of some days since the last reset. */
const doneIn = ({ student, quizzes }: Seen, days: DaySpan) => inDays(sinceReset(student, quizzes), days);

/** The Mondays of these days. */
const mondaysIn = ({ fromDay, toDay }: DaySpan): number[] => {
  const mondays: number[] = [];
  for (let monday = weekStart(fromDay); monday <= toDay; monday += WEEK) mondays.push(monday);
  return mondays;
};

/** A student of the progress report, from the single answers. */
export function recountProgress(seen: Seen, days: DaySpan): StudentProgress {
  const reported = reportedStudent(seen, days);
  const done = doneIn(seen, days);
  const expected = total(
    done.flatMap(({ answers }) => answers.filter(({ counted }) => counted)),
    ({ chance }) => Math.round(chance * 10_000),
  );
  const levels = reported.readingLevel === null ? NO_LEVELS : levelsAt(seen, days);
  return {
    ...figuresOfProgress.parse(reported),
    ...levels,
    expected: seen.figures ? oneDecimal(expected / 10_000) : null,
    weekQuizzes: isMonth(days)
      ? mondaysIn(days).map(
          (monday) => done.filter((quiz) => weekStart(quiz.day) === monday && isRead(quiz)).length,
        )
      : [],
  };
}

const NO_LEVELS = { levelAtStart: null, levelAtEnd: null };

/** After the last attempt before these days, or the pretest, and after the last attempt until their end. */
function levelsAt({ student, counting }: Seen, { fromDay, toDay }: DaySpan) {
  const attempts = sinceReset(student, student.attempts);
  const until = (day: number) => attempts.findLast((attempt) => attempt.day <= day);
  const first = attempts.find(({ pretest }) => pretest !== null)?.pretest;
  const start = until(fromDay - 1) ?? attempts.findLast(({ pretest }) => pretest === first);
  const end = until(toDay);
  if (!start || !end) return NO_LEVELS;
  const told = ({ after, pretest }: RawAttempt): LevelThen => {
    const state = pretest === null ? after : finishPretest(after, counting.range);
    const { value, uncertainty, end: edge, level, settling } = toReadingLevel(state, counting.range);
    return { value, uncertainty, end: edge, level, settling };
  };
  return { levelAtStart: told(start), levelAtEnd: told(end) };
}

/** What a class did week by week, from the single answers. */
export function recountWeeks(seen: readonly Seen[], days: DaySpan): WeekOfClass[] {
  const all = seen.flatMap((one) => doneIn(one, days).map((quiz) => ({ one, quiz })));
  const mondays = isMonth(days)
    ? mondaysIn(days)
    : [...new Set(all.map(({ quiz }) => weekStart(quiz.day)))].toSorted((a, b) => a - b);
  return mondays.map((monday) => {
    const done = all.filter(({ quiz }) => weekStart(quiz.day) === monday);
    const read = done.filter(({ quiz }) => isRead(quiz));
    return {
      monday: isoDay(monday),
      quizzes: read.length,
      quizzesTooFast: done.length - read.length,
      passed: done.filter(({ quiz }) => quiz.passed).length,
      points: total(done, ({ one, quiz }) => pointsOfQuiz(one.student, quiz)),
      minutes: oneDecimal(total(done, ({ quiz }) => millisecondsOf(quiz)) / 60_000),
      students: new Set(done.map(({ one }) => one.student.id)).size,
    };
  });
}
