import { countedClasses } from '#features/classes/core/class-that-counts.ts';
import { seesFigures } from '#features/classes/core/teacher-rights.ts';
import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { pointsOfQuiz } from '#features/progress/core/ledger-causes.ts';
import { perfect, rightCounted, whyNoPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { isSettling } from '#features/progress/core/student-state.ts';
import {
  causeOf,
  levelShareOf,
  reasonOf,
  stateAfterOf,
  stateBeforeOf,
  toRankView,
} from '#features/progress/server/public.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { quizReviewData as contract } from '../contract/endpoints.ts';
import type { EssayView } from '../contract/short-essay.ts';
import type { QuizResult } from '../contract/views.ts';
import { fastCount, marksOf } from '../core/marks.ts';
import { EVERYTHING, type Visibility } from '../core/quiz-settings.ts';
import { aroundQuiz } from './around-quiz.ts';
import { rulesOf } from './attempt-rules.ts';
import type { FinishedQuizRow } from './attempts-queries.ts';
import { markResultsOpened } from './challenge-queries.ts';
import type { QuizServices } from './quiz.ts';
import { toAnsweredViews, toPassageView, toTextSupports } from './quiz-views.ts';
import { visibilityOf } from './student-context.ts';

/** A finished quiz with every answer and the result, for its student or a teacher who may read it. */
export async function reviewQuiz(
  services: QuizServices,
  { actor, params, object: attempt, now }: Call<typeof contract, FinishedQuizRow>,
  /** The short essay beside it; null where the class had none. */
  essay: (passage: PublishedPassage) => EssayView | null,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  if (attempt.passage_version_id !== params.versionId) return notFound();
  if (attempt.status === 'stopped') return actor.role === 'student' ? refuse('started-over') : notFound();
  const readable = readableBy(actor, attempt.student_id, countedClasses(attempt.classes));
  if (actor.userId === attempt.student_id && attempt.results_opened_at === null)
    await markResultsOpened(db, { studentId: attempt.student_id, attemptId: attempt.id, now });
  const passage = await library.version(attempt.passage_version_id);
  if (!passage) return notFound();
  const { student_id: studentId, id: attemptId } = attempt;
  const byTeacher = actor.role === 'teacher';
  const ofStudent = byTeacher
    ? await aroundQuiz(services, { studentId, attemptId, classIds: classesToRead(readable) })
    : null;
  const { settings: rules } = rulesOf(attempt.settings, attempt.id);
  const visible = actor.role === 'student' ? visibilityOf(attempt.classes) : EVERYTHING;
  return {
    attemptId: attempt.id,
    versionId: passage.versionId,
    studentId: attempt.student_id,
    level: visible.showGrade ? passage.level : null,
    timezone: rules.timezone,
    ofStudent,
    assigned: attempt.activity_id !== null,
    passage: toPassageView(passage),
    answered: toAnsweredViews(
      passage,
      { ...attempt, rules },
      {
        showLevel: visible.showGrade,
        showPoints: visible.showPoints,
        resultsOpen: true,
      },
    ),
    essay: essay(passage),
    supports: actor.role === 'student' ? toTextSupports(rules) : null,
    result: {
      ...toResult(attempt, visible, passage),
      ...(!seesFigures(readable) && { rankBefore: null, rankAfter: null }),
    },
  };
}

function toResult(
  attempt: FinishedQuizRow,
  { showGrade, showPoints }: Visibility,
  passage: PublishedPassage,
): QuizResult {
  const marks = marksOf(attempt.marks);
  const { ledger, finished_at: finishedAt } = attempt;
  const { payment, paid = payment } = rulesOf(attempt.settings, attempt.id);
  const paidQuiz = { answers: marks, passageLevel: toLevel(passage.level), ...paid };
  const earned = ledger.reduce((sum, row) => sum + row.points, 0);
  // A challenge question may have been answered after the last question, and a key corrected long after it.
  const later = ledger.filter((row) => finishedAt !== null && new Date(row.earned_at) > finishedAt);
  const after = (attempt.total_points_after ?? 0) + later.reduce((sum, row) => sum + row.points, 0);
  return {
    finishedAt: (finishedAt ?? attempt.started_at).toISOString(),
    right: rightCounted(marks),
    total: attempt.question_count,
    passed: attempt.passed ?? false,
    perfect: perfect(marks),
    fastAnswers: fastCount(marks),
    points: showPoints
      ? {
          total: pointsOfQuiz(ledger),
          causes: ledger.map(({ cause, points }) => ({ cause: causeOf(cause, attempt.id), points })),
        }
      : null,
    noPoints: showPoints ? whyNoPoints(paidQuiz) : null,
    rankBefore: showPoints ? toRankView(after - earned) : null,
    rankAfter: showPoints ? toRankView(after) : null,
    level: showGrade ? toLevelMove(attempt) : null,
  };
}

/** The level before and after, and where in it the student was. */
function toLevelMove({
  id,
  reason: stored,
  state_before,
  state_after,
}: FinishedQuizRow): QuizResult['level'] {
  const reason = reasonOf(stored, id);
  const before = stateBeforeOf(state_before, id);
  const { mean: after } = stateAfterOf(state_after, id);
  return {
    before: reason.from,
    after: reason.to,
    shareBefore: levelShareOf(before.mean, toLevel(reason.from)),
    shareAfter: levelShareOf(after, toLevel(reason.to)),
    settling: isSettling(before),
    reason,
  };
}
