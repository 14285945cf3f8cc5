import { essayScorePoints } from '#features/progress/core/extra-points.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { lockProgress, payPoints } from '#features/progress/server/public.ts';
import { rulesOf } from '#features/quiz/server/public.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { scoreEssay as contract } from '../contract/endpoints.ts';
import { scoreEssayRow, selectEssay, selectPaidEssays } from './essay-queries.ts';
import type { EssayServices } from './essay-scored.ts';

/**
 * A teacher's score of an essay that was written for a class of theirs. A good one is paid once; a lower score later takes
 * nothing (points rule).
 */
export async function scoreEssay(
  { db, onPointsWritten, onEssayScored }: EssayServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId, attemptId, score, comment } = body;
  if (object.student_id !== studentId) return notFound();
  return db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, studentId);
    const essay = progress && (await selectEssay(tx, { studentId, attemptId }));
    if (!essay || essay.status !== 'submitted') return refuse('no-essay');
    await scoreEssayRow(tx, essay, { score, comment, by: actor.userId, now });
    const { causes } = await selectPaidEssays(tx, studentId, { day: -1, attemptId });
    const points = causes.has('essay-good') ? 0 : essayScorePoints({ paid: causes.has('essay'), score });
    if (points > 0) {
      const { epoch, class_id: classId } = essay;
      const earnedDay = studentDay(
        progress,
        now,
        rulesOf(essay.settings, essay.attempt_id).settings.timezone,
      );
      const earned = { studentId, epoch, attemptId, classId, at: now };
      await payPoints(tx, onPointsWritten, { earned, row: { cause: 'essay-good', points, earnedDay } });
    }
    for (const subscriber of onEssayScored) await subscriber(tx, { essay, score, points, by: actor.userId });
    return { score, points };
  });
}
