import { finishPretest } from '#features/progress/core/pretest.ts';
import { RANKS } from '#features/progress/core/ranks.ts';
import { bandOf, levelAt, scaleEndAt } from '#features/progress/core/scale.ts';
import { USUAL_GOAL, weekOf, whyNotCounted } from '#features/progress/core/weekly-goal.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import type { StudentProfileData } from '../../../contract/endpoints.ts';
import type { HistoryLine, LevelPoint } from '../../../contract/views.ts';
import type { RawAttempt } from './raw-work.ts';
import { levelNowOf, workOf } from './recount-report.ts';
import { countsOf, recentOf } from './recount-roster.ts';
import { skillsOf } from './recount-skills.ts';
import {
  BESIDE_QUIZZES,
  type DaySpan,
  dayIn,
  inDays,
  isRead,
  millisecondsOf,
  pointsOfQuiz,
  type Seen,
  sinceReset,
  total,
  totalPointsOf,
} from './seen-work.ts';

const WEEKS = 7 * 8;
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** The report of a student in some days. `skillDays` are those of the skills: a school year where none were asked for. */
export function profileData(
  seen: Seen,
  days: DaySpan,
  { skillDays, forTeacher }: { readonly skillDays: DaySpan; readonly forTeacher: boolean },
): Omit<StudentProfileData, 'skills' | 'readings'> & { readonly skills: unknown } {
  const { student, figures, timezone, now } = seen;
  const quizzes = inDays(seen.quizzes, days);
  const read = quizzes.filter(isRead);
  const today = dayIn(student, now, timezone);
  const { skills, groups } = skillsOf(inDays(sinceReset(student, seen.quizzes), skillDays));
  const toCount = ({
    skill,
    answers,
    counted,
    right,
    standing,
    ...number
  }: (typeof skills | typeof groups)[number]) => ({
    type: skill,
    askedCount: counted,
    rightCount: right,
    standing,
    answers,
    number: forTeacher ? number : null,
  });
  const furthest = (standing: 'above' | 'below') =>
    skills
      .filter((skill) => skill.standing === standing)
      .toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0))[0]?.skill ?? null;
  return {
    studentId: student.id,
    timezone,
    today: isoDay(today),
    levels: levelPoints(seen, days),
    quizzesToDraw: sinceReset(student, quizzes).length,
    points: pointsByDay(seen, days),
    weeks: weeksOf(read, today),
    passagesRead: sinceReset(student, read).length,
    passagesTooFast: sinceReset(student, quizzes).length - sinceReset(student, read).length,
    beforeReset: read.length - sinceReset(student, read).length,
    skillDays: { start: isoDay(skillDays.fromDay), end: isoDay(skillDays.toDay) },
    work: workOf(seen, skillDays),
    skills: figures
      ? { skills: skills.map(toCount), groups: groups.map(toCount) }
      : { skills: [], groups: [] },
    goingWell: figures ? furthest('above') : null,
    toTry: figures ? furthest('below') : null,
    answers: total(quizzes, ({ answers }) => answers.length),
    fastAnswers: total(quizzes, ({ answers }) => answers.filter(({ counted }) => !counted).length),
  };
}

/** The same skills as the call has them, without its order. */
export const skillsInLists = (groups: StudentProfileData['skills']) => ({
  skills: groups.flatMap(({ skillsOfGroup }) => skillsOfGroup),
  groups: groups.flatMap(({ type, askedCount, rightCount, standing, answers, number }) =>
    answers > 0 ? [{ type, askedCount, rightCount, standing, answers, number }] : [],
  ),
});

/** The end of each pretest that is over, and each quiz. */
function levelPoints({ student, quizzes, pretests }: Seen, days: DaySpan): LevelPoint[] {
  const all = sinceReset(student, student.attempts);
  if (!all.some(({ answers }) => answers.some(({ counted }) => counted))) return [];
  const isEnd = ({ attemptId, pretest }: RawAttempt) =>
    inDays(sinceReset(student, pretests), days).findLast((one) => one.pretest === pretest)?.attemptId ===
      attemptId &&
    (student.pretestStatus !== 'pretest_in_progress' || pretest !== student.pretests);
  return inDays(all, days)
    .filter((attempt) => quizzes.includes(attempt) || (pretests.includes(attempt) && isEnd(attempt)))
    .map(({ after, finishedAt, pretest, range }) => {
      const { mean, sd, level } = pretest === null ? after : finishPretest(after, range);
      return {
        at: finishedAt.toISOString(),
        kind: pretest === null ? 'practice' : 'pretest',
        value: twoDecimals(levelAt(mean)),
        low: twoDecimals(levelAt(mean - sd)),
        high: twoDecimals(levelAt(mean + sd)),
        uncertainty: twoDecimals(bandOf(mean, sd)),
        end: scaleEndAt(mean),
        level,
      };
    });
}

/** The points of each day since the reset, with what there was in all at its end: of all work, or of what the reader reads. */
function pointsByDay({ student, points, allWork }: Seen, days: DaySpan) {
  const now = sinceReset(student, points).filter(({ cause }) => cause !== 'reset');
  const kept = allWork ? totalPointsOf(student) - total(now, (row) => row.points) : 0;
  const byDay = [...Map.groupBy(now, ({ day }) => day)].toSorted(([a], [b]) => a - b);
  return byDay
    .map(([day, rows], index) => ({
      day,
      points: total(rows, (row) => row.points),
      total: kept + total(byDay.slice(0, index + 1), ([, earned]) => total(earned, (row) => row.points)),
    }))
    .filter(({ day }) => days.fromDay <= day && day <= days.toDay)
    .map((one) => ({ ...one, day: isoDay(one.day) }));
}

/** Passages read by week up to this one: from the first week with one, and at most the last eight. */
function weeksOf(read: readonly RawAttempt[], today: number) {
  const mondays = read.map(({ day }) => weekStart(day));
  if (mondays.length === 0) return [];
  const thisMonday = weekStart(today);
  const first = Math.max(Math.min(...mondays), thisMonday - WEEKS + 7);
  return Array.from({ length: (thisMonday - first) / 7 + 1 }, (_, week) => first + 7 * week).map(
    (monday) => ({
      monday: isoDay(monday),
      quizzes: mondays.filter((one) => one === monday).length,
    }),
  );
}

/** A student at a glance, as far as it is figures. @param counted how many quizzes of the week count, as they were judged when they did */
export function profileFigures(seen: Seen, counted: number | null) {
  const { student, figures, allWork, timezone, now, quizzes, points } = seen;
  const today = dayIn(student, now, timezone);
  const monday = weekStart(today);
  const week = sinceReset(student, quizzes).filter(({ day }) => day >= monday);
  const paid = sinceReset(student, points)
    .filter(({ cause }) => cause === 'weekly-goal')
    .map(({ day }) => day)
    .toSorted((a, b) => b - a);
  const counts = counted ?? weekOf(week.map(({ answers }) => answers)).half;
  const level = levelNowOf(seen);
  const allPoints = totalPointsOf(student);
  return {
    studentId: student.id,
    timezone,
    allWork,
    figures,
    pretestStatus: figures ? student.pretestStatus : null,
    readingLevel: level,
    initialLevel: level && student.initialLevel,
    rank: figures
      ? {
          totalPoints: allPoints,
          rankId: RANKS.findLast(({ minPoints }) => minPoints <= allPoints)?.rankId ?? 1,
        }
      : null,
    ...countsOf(seen),
    recent: recentOf(seen, today),
    week: {
      quizzes: counts,
      goal: USUAL_GOAL.quizzes,
      rule: USUAL_GOAL.rule,
      reached: counts >= USUAL_GOAL.quizzes || (!allWork && paid.includes(monday)),
      weeksInARow: inARow(paid, monday),
      notCounted: week.flatMap(({ title, answers }) => {
        const why = whyNotCounted(answers, USUAL_GOAL.rule);
        return why ? [{ title, why }] : [];
      }),
    },
  };
}

/** Weeks without a gap up to this one, or the last one. */
function inARow(paid: readonly number[], monday: number): number {
  const weeks = new Set(paid);
  let many = 0;
  for (let week = weeks.has(monday) ? monday : monday - 7; weeks.has(week); week -= 7) many += 1;
  return many;
}

/** The history of some days, newest first; minutes are compared apart, because the call adds seconds up as they are stored. */
export const historyOf = ({ student, quizzes }: Seen, days: DaySpan): Omit<HistoryLine, 'minutes'>[] =>
  inDays(quizzes, days)
    .toReversed()
    .map((quiz) => ({
      attemptId: quiz.attemptId,
      versionId: quiz.versionId,
      title: quiz.title,
      topic: quiz.topic,
      finishedAt: quiz.finishedAt.toISOString(),
      right: quiz.answers.filter(({ right, counted }) => right && counted).length,
      total: quiz.answers.length,
      passed: quiz.passed,
      fastAnswers: quiz.answers.filter(({ counted }) => !counted).length,
      passageLevel: quiz.level,
      points: pointsOfQuiz(student, quiz),
      beforeReset: quiz.epoch < student.epoch,
      essay: null,
    }));

/** The quizzes of some days after which the shown level was another, newest first. */
export const levelChangesOf = ({ student, quizzes }: Seen, days: DaySpan) =>
  inDays(quizzes, days)
    .filter(({ levelBefore, after }) => levelBefore !== after.level)
    .toReversed()
    .map(({ attemptId, versionId, finishedAt, epoch, levelBefore, after }) => ({
      attemptId,
      versionId,
      at: finishedAt.toISOString(),
      beforeReset: epoch < student.epoch,
      reason: { from: levelBefore, to: after.level },
    }));

/** All points of some days, and those of the quizzes themselves among them. */
export function pointsIn({ points }: Seen, { fromDay, toDay }: DaySpan) {
  const earned = points.filter(({ day }) => fromDay <= day && day <= toDay);
  const ofQuizzes = earned.filter(({ cause }) => !BESIDE_QUIZZES.has(cause) && cause !== 'reset');
  return { total: total(earned, (row) => row.points), quizzes: total(ofQuizzes, (row) => row.points) };
}

/** Minutes on the questions of a quiz, before they are rounded. */
export const minutesOf = (quiz: RawAttempt): number => millisecondsOf(quiz) / 60_000;
