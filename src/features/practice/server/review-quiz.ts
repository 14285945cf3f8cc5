import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { perfect, whyNoPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { selectLedgerOfAttempt } from '#features/progress/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { quizReviewData as contract } from '../contract/endpoints.ts';
import { type LevelReason, levelReason, type QuizResult } from '../contract/views.ts';
import { fastCount, marksOf } from '../core/marks.ts';
import { EVERYTHING, type Visibility } from '../core/quiz-settings.ts';
import { type FinishedAttemptRow, selectAnswers, selectFinishedAttempt } from './attempts-queries.ts';
import { markResultsOpened, selectChallengeAnswers } from './challenge-queries.ts';
import { askedChallenges } from './challenges.ts';
import { selectEssayOf } from './essay-queries.ts';
import { toEssayView } from './essays.ts';
import { maySee } from './may-see.ts';
import type { PracticeServices } from './practice.ts';
import { toAnsweredViews, toPassageView } from './quiz-views.ts';
import { toRankView } from './rank-view.ts';
import { rulesOf } from './read-quiz.ts';
import { readVisibility } from './student-context.ts';

/** A finished quiz with every answer and the result, for its student or a teacher of the student. */
export async function reviewQuiz(
  services: PracticeServices,
  { actor, params, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  const attempt = await selectFinishedAttempt(db, query.student_quiz_response_id);
  if (!attempt || attempt.passage_version_id !== params.quizId) return notFound();
  if (!(await maySee(db, actor, attempt.student_id))) return notFound();
  if (actor.userId === attempt.student_id && attempt.results_opened_at === null)
    await markResultsOpened(db, attempt.student_id, attempt.id, now);
  const passage = await library.version(attempt.passage_version_id);
  if (!passage) return notFound();
  const asksChallenge = askedChallenges(passage, marksOf(attempt.marks)).size > 0;
  const { includesEssay } = rulesOf(attempt.settings).settings;
  const [answers, challenges, essay, visible, ledger] = await Promise.all([
    selectAnswers(db, attempt.student_id, attempt.id),
    asksChallenge ? selectChallengeAnswers(db, attempt.student_id, attempt.id) : [],
    includesEssay ? selectEssayOf(db, attempt.student_id, attempt.id) : undefined,
    actor.role === 'student' ? readVisibility(db, attempt.student_id) : EVERYTHING,
    selectLedgerOfAttempt(db, attempt.student_id, attempt.id),
  ]);
  return {
    student_quiz_response_id: attempt.id,
    reading_comprehension_quiz_id: passage.versionId,
    studentId: attempt.student_id,
    level: visible.showGrade ? passage.level : null,
    passage: toPassageView(passage),
    answered: toAnsweredViews(
      passage,
      { answers, challenges, marks: attempt.marks },
      { showLevel: visible.showGrade },
    ),
    essay: toEssayView(essay, passage.essay?.prompt),
    result: toResult(attempt, ledger, visible, passage),
  };
}

/** The reason as it was stored, for a finished practice quiz. */
export const reasonOf = (stored: unknown): LevelReason => levelReason.parse(stored);

function toResult(
  attempt: FinishedAttemptRow,
  causes: Awaited<ReturnType<typeof selectLedgerOfAttempt>>,
  { showGrade, showPoints }: Visibility,
  passage: PublishedPassage,
): QuizResult {
  const marks = marksOf(attempt.marks);
  const { payment, paid = payment } = rulesOf(attempt.settings);
  const paidQuiz = { answers: marks, passageLevel: toLevel(passage.level), ...paid };
  const earned = causes.reduce((sum, row) => sum + row.points, 0);
  // A challenge question may have been answered after the last question, and a key corrected long after it.
  const later = causes.filter(({ at }) => attempt.finished_at !== null && at > attempt.finished_at);
  const after = (attempt.total_points_after ?? 0) + later.reduce((sum, row) => sum + row.points, 0);
  const reason = reasonOf(attempt.reason);
  return {
    finishedAt: (attempt.finished_at ?? attempt.started_at).toISOString(),
    right: marks.filter((mark) => mark.right).length,
    total: attempt.question_count,
    passed: attempt.passed ?? false,
    perfect: perfect(marks),
    fastAnswers: fastCount(marks),
    points: showPoints
      ? { total: earned, causes: causes.map(({ cause, points }) => ({ cause, points })) }
      : null,
    noPoints: showPoints ? whyNoPoints(paidQuiz) : null,
    rankBefore: showPoints ? toRankView(after - earned) : null,
    rankAfter: showPoints ? toRankView(after) : null,
    level: showGrade ? { before: reason.from, after: reason.to, reason } : null,
  };
}
