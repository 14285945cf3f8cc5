import { stateOf } from '#features/progress/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { viewProfileForStudent as contract, StudentProfile } from '../contract/endpoints.ts';
import { EVERYTHING } from '../core/quiz-settings.ts';
import type { OpenAttempt } from './attempts-queries.ts';
import { toEssayPrompt } from './essays.ts';
import { selectLevelChanges } from './history-queries.ts';
import { maySee } from './may-see.ts';
import type { PracticeServices } from './practice.ts';
import { statusOf } from './pretest-state.ts';
import { toRankView } from './rank-view.ts';
import { toReadingLevel } from './reading-level-view.ts';
import { reasonOf } from './review-quiz.ts';
import { readStudentHome } from './student-context.ts';
import { toWeek } from './week-view.ts';

const LEVEL_CHANGES_SHOWN = 20;

/** A student at a glance: for the student what classes allow to show, for the teacher everything and the reasons. */
export async function viewProfile(
  services: PracticeServices,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const { studentId } = body;
  if (!(await maySee(db, actor, studentId))) return notFound();
  const home = await readStudentHome(db, studentId, now);
  if (!home) return notFound();
  const { context } = home;
  const byTeacher = actor.role === 'teacher';
  const visible = byTeacher ? EVERYTHING : context.visible;
  const { progress, settings } = context;
  const { range, timezone } = settings;
  const [week, openQuiz, essay, changes] = await Promise.all([
    toWeek(services, home, weekStart(dayNumber(now.getTime(), timezone))),
    toOpenQuiz(services, context.openQuiz),
    byTeacher ? null : toEssayPrompt(services, context.openEssay),
    byTeacher ? selectLevelChanges(db, studentId, LEVEL_CHANGES_SHOWN) : [],
  ]);
  return {
    studentId,
    name: byTeacher ? context.name.full : context.name.first,
    timezone,
    pretestStatus: statusOf(progress),
    openQuiz,
    essay,
    readingLevel:
      visible.showGrade && progress?.pretest_status === 'pretest_complete'
        ? toReadingLevel(stateOf(progress), range)
        : null,
    initialLevel: visible.showGrade ? (progress?.initial_level ?? null) : null,
    rank: visible.showPoints ? toRankView(progress?.total_points ?? 0) : null,
    quizzesTaken: progress?.quizzes_taken ?? 0,
    quizzesPassed: progress?.quizzes_passed ?? 0,
    week,
    levelChanges: changes.flatMap((change) =>
      change.finished_at ? [{ at: change.finished_at.toISOString(), reason: reasonOf(change.reason) }] : [],
    ),
  };
}

async function toOpenQuiz(
  { library }: PracticeServices,
  attempt: OpenAttempt | null,
): Promise<StudentProfile['openQuiz']> {
  const passage = attempt && (await library.version(attempt.passage_version_id));
  if (!attempt || !passage) return null;
  return { title: passage.title, answeredCount: attempt.answered, questionCount: attempt.question_count };
}
