import {
  assignedTo,
  shownLevelOf,
  toAssignmentViews,
  withStatus,
} from '#features/activities/server/public.ts';
import { type ReadableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import {
  classesToRead,
  isReadable,
  readableBy,
  selectArchivedThatCount,
  toClassesForTeacher,
} from '#features/classes/server/public.ts';
import { readerOf, toEssayPrompt } from '#features/essays/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { readingLevelOf, toRankView } from '#features/progress/server/public.ts';
import { EVERYTHING } from '#features/quiz/core/quiz-settings.ts';
import type { OpenAttempt, QuizServices } from '#features/quiz/server/public.ts';
import { rulesOf, statusOf } from '#features/quiz/server/public.ts';
import { askedDays, zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import type { viewProfileForStudent as contract, StudentProfile } from '../contract/endpoints.ts';
import { toRecentAnswers } from '../core/recent-answers.ts';
import { countFinished, selectLevelChanges } from './history-queries.ts';
import { toLevelChanges } from './level-change-views.ts';
import { selectRecentAnswers } from './recent-answers-queries.ts';
import type { StudentHome } from './student-home.ts';
import { toWeek } from './week-view.ts';

const NO_FIGURES = { showGrade: false, showPoints: false } as const;
const LEVEL_CHANGES_SHOWN = 20;

/** What it reads of a call: the job of a report makes one, too. */
type Asked = Pick<Call<typeof contract, StudentHome>, 'actor' | 'body' | 'object' | 'now'>;

/** A student at a glance: for the student what classes allow to show, for a teacher what they may read, with the reasons. */
export async function viewProfile(
  services: QuizServices,
  { actor, body, object: home, now }: Asked,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const { studentId } = body;
  const { context } = home;
  const readable = readableBy(actor, studentId, context.classes);
  const byTeacher = actor.role === 'teacher';
  const classIds = classesToRead(readable);
  const figures = seesFigures(readable);
  const shown = byTeacher ? EVERYTHING : context.visible;
  const visible = figures ? shown : NO_FIGURES;
  const { progress, settings } = context;
  const timezone = zoneToRead(readable, context);
  const today = studentDay(progress, now, timezone);
  const days = askedDays(body.dates ?? {}, today);
  if (days instanceof Refusal) return days;
  const monday = weekStart(today);
  const level = progress && readingLevelOf(progress, settings.range);
  const [week, taken, openQuiz, assigned, essay, scoredEssay, changes, recent, archived] = await Promise.all([
    toWeek(services, home, { readable, monday }),
    countQuizzes(db, home, { studentId, classIds }),
    toOpenQuiz(services, context.openQuiz, readable),
    byTeacher ? [] : toAssigned(services, home, now),
    byTeacher ? null : toEssayPrompt(services, home.openEssay),
    byTeacher ? null : toScoredEssay(services, home.unseenScore, visible),
    byTeacher
      ? selectLevelChanges(db, { studentId, classIds, ...days, page: 0, size: LEVEL_CHANGES_SHOWN })
      : [],
    byTeacher ? selectRecentAnswers(db, { studentId, today, classIds }) : null,
    byTeacher && readable.kind === 'everything' ? selectArchivedThatCount(db, studentId) : [],
  ]);
  return {
    studentId,
    name: byTeacher ? context.name.full : context.name.first,
    username: byTeacher ? context.name.username : null,
    isParent: context.isParent,
    timezone,
    classes: byTeacher ? toClassesForTeacher(actor.userId, context.classes, archived) : [],
    allWork: readable.kind === 'everything',
    figures,
    pretestStatus: figures ? statusOf(studentId, progress) : null,
    openQuiz,
    assigned,
    essay,
    scoredEssay,
    startsOver:
      figures && home.startingOver
        ? { pointsToo: visible.showPoints && home.startingOver.points_taken > 0 }
        : null,
    readingLevel: visible.showGrade ? level : null,
    initialLevel: visible.showGrade && level ? (progress?.initial_level ?? null) : null,
    rank: visible.showPoints ? toRankView(progress?.total_points ?? 0) : null,
    ...taken,
    recent: recent && toRecentAnswers(recent),
    week,
    levelChanges: toLevelChanges(changes, progress),
  };
}

interface CountedWork {
  readonly studentId: number;
  /** The classes whose work is counted; undefined for all work. */
  readonly classIds: readonly number[] | undefined;
}

/** The quizzes since the last reset as a roster counts them: those that were read, and beside them those that were too fast. */
async function countQuizzes(
  db: QuizServices['db'],
  { context: { progress }, tooFast }: StudentHome,
  { studentId, classIds }: CountedWork,
) {
  const { finished, passed } = classIds
    ? await countFinished(db, { studentId, classIds })
    : { finished: progress?.quizzes_taken ?? 0, passed: progress?.quizzes_passed ?? 0 };
  const quizzesTooFast = tooFast
    .filter(({ class_id: id }) => !classIds || (id !== null && classIds.includes(id)))
    .reduce((sum, { quizzes }) => sum + quizzes, 0);
  return { quizzesTaken: finished - quizzesTooFast, quizzesPassed: passed, quizzesTooFast };
}

async function toOpenQuiz(
  { library }: QuizServices,
  attempt: OpenAttempt | null,
  readable: ReadableWork,
): Promise<StudentProfile['openQuiz']> {
  if (!attempt || !isReadable(readable, rulesOf(attempt.settings, attempt.id).settings.classId)) return null;
  const passage = await library.version(attempt.passage_version_id);
  if (!passage) return null;
  return { title: passage.title, answeredCount: attempt.answered, questionCount: attempt.question_count };
}

/** What the student can begin or go on with now. */
async function toAssigned({ library }: QuizServices, { context, assigned }: StudentHome, now: Date) {
  const open = withStatus(assignedTo(library, context, assigned), now).filter(
    ({ status }) => status === 'active',
  );
  return toAssignmentViews(library, open, context.visible, shownLevelOf(context));
}

async function toScoredEssay(
  { library }: QuizServices,
  scored: StudentHome['unseenScore'],
  { showPoints }: { readonly showPoints: boolean },
): Promise<StudentProfile['scoredEssay']> {
  const passage = scored && (await library.version(scored.passage_version_id));
  if (!scored || scored.score === null || !passage) return null;
  return {
    attemptId: scored.attempt_id,
    versionId: passage.versionId,
    title: passage.title,
    score: scored.score,
    meaning: passage.essay?.rubric[scored.score] ?? '',
    comment: scored.comment,
    points: showPoints ? scored.points : null,
    teacherName: readerOf(scored),
  };
}
