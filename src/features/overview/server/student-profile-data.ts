import { seesFigures } from '#features/classes/core/teacher-rights.ts';
import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { isBeforeReset } from '#features/progress/server/public.ts';
import { EVERYTHING } from '#features/quiz/core/quiz-settings.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import { skillGoingWell, skillToTry } from '#features/reports/core/skill-advice.ts';
import { askedDays, readStudentFigures, reportedDays, zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { studentProfileData as contract } from '../contract/endpoints.ts';
import type { LevelPoint } from '../contract/views.ts';
import { quizzesByWeek } from '../core/quizzes-by-week.ts';
import {
  type LevelHistoryRow,
  type QuizWeekRow,
  selectLevelHistory,
  selectPointsByDay,
  selectQuizWeeks,
} from './history-queries.ts';
import { runningPretest, toLevelPoint } from './level-points.ts';
import { readingsOf } from './readings-of.ts';
import { toSkillSummaries } from './skill-summaries.ts';

/** Quizzes of one graph: more than its points can be told apart, and a bound of what is read. */
const MOST_DRAWN = 300;

/** What it reads of a call: the job of a report makes one, too. */
type Asked = Pick<Call<typeof contract, StudentContext>, 'actor' | 'params' | 'body' | 'object' | 'now'>;

/** A student's reading level, points and skills over time, for the student and for a teacher of the student. */
export async function studentProfileData(
  services: QuizServices,
  { actor, params, body, object: context, now }: Asked,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const studentId = params.id;
  const readable = readableBy(actor, studentId, context.classes);
  const { progress } = context;
  const timezone = zoneToRead(readable, context);
  const today = studentDay(progress, now, timezone);
  const days = askedDays(body, today);
  const reported = reportedDays(body, today);
  if (days instanceof Refusal) return days;
  if (reported instanceof Refusal) return reported;
  const { fromDay, toDay } = reported;
  const classIds = classesToRead(readable);
  const work = { studentId, classIds, ...days };
  const [rows, weeks, points, skills] = await Promise.all([
    selectLevelHistory(db, work, MOST_DRAWN),
    selectQuizWeeks(db, work),
    selectPointsByDay(db, work),
    readStudentFigures(db, { studentId, classIds, fromDay, toDay }),
  ]);
  const figures = seesFigures(readable);
  const forTeacher = actor.role === 'teacher';
  const visible = forTeacher ? EVERYTHING : context.visible;
  const epoch = sumsOf(weeks.filter((week) => !isBeforeReset(week, progress)));
  const all = sumsOf(weeks);
  return {
    studentId,
    timezone,
    levels: visible.showGrade ? levelsOf(rows, progress) : null,
    readings: forTeacher && figures ? await readingsOf(services.library, rows, progress) : null,
    points: visible.showPoints ? points.map((point) => ({ ...point, day: isoDay(point.day) })) : null,
    quizzesToDraw: rows.find(({ kind }) => kind === 'practice')?.quizzes ?? 0,
    weeks: quizzesByWeek(weeks, today),
    passagesRead: epoch.read,
    passagesTooFast: epoch.quizzes - epoch.read,
    beforeReset: all.read - epoch.read,
    skillDays: { start: isoDay(fromDay), end: isoDay(toDay) },
    today: isoDay(today),
    work: {
      ...skills.work,
      points: visible.showPoints ? skills.work.points : null,
      lowestLevel: visible.showGrade ? skills.work.lowestLevel : null,
      highestLevel: visible.showGrade ? skills.work.highestLevel : null,
    },
    skills: figures ? toSkillSummaries(skills, { forTeacher }) : [],
    goingWell: figures ? (skillGoingWell(skills.skills)?.skill ?? null) : null,
    toTry: figures ? (skillToTry(skills.skills)?.skill ?? null) : null,
    answers: all.answers,
    fastAnswers: all.fast,
  };
}

/** Weeks of quizzes added up. */
const sumsOf = (weeks: readonly QuizWeekRow[]) => ({
  quizzes: weeks.reduce((sum, one) => sum + one.quizzes, 0),
  read: weeks.reduce((sum, one) => sum + one.read, 0),
  answers: weeks.reduce((sum, one) => sum + one.answers, 0),
  fast: weeks.reduce((sum, one) => sum + one.fast, 0),
});

/** None while every answer was too fast to count: then there is no level to draw. */
function levelsOf(rows: readonly LevelHistoryRow[], progress: StudentContext['progress']): LevelPoint[] {
  if (progress?.counted_answers === 0) return [];
  const since = rows.filter((row) => !isBeforeReset(row, progress));
  return pointsOf(since, runningPretest(progress)).map(toLevelPoint);
}

/** A quiz is a point of the graph; of a pretest only its last passage is, once it is done. */
function pointsOf(rows: readonly LevelHistoryRow[], running: number | null): LevelHistoryRow[] {
  const lastOf = new Map(rows.map((row) => [row.pretest, row]));
  return rows.filter(
    (row) => row.pretest === null || (row.pretest !== running && lastOf.get(row.pretest) === row),
  );
}
