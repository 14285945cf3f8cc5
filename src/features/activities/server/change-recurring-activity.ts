import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { changeRecurringActivity as contract } from '../contract/teaching.ts';
import { lockActivity, updateActivity } from './activities-queries.ts';
import { weeklyTermsOf } from './activity-columns.ts';
import { toActivityView, todayOf } from './activity-views.ts';
import { payReachedGoals } from './pay-reached-goals.ts';

/** Changes what a weekly goal asks for; what is so already is not written again. */
export async function changeRecurringActivity(
  { db, library, onPointsWritten }: QuizServices,
  { actor, body: { activityId, quizzes, rule }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const changed = await db.transaction().execute(async (tx) => {
    const row = await lockActivity(tx, activityId);
    const terms = row && weeklyTermsOf(row);
    if (!terms) return 'not-weekly';
    if (row.canceled) return 'canceled';
    if (terms.quizzes !== quizzes || terms.rule !== rule) {
      await updateActivity(tx, activityId, { goal: { quizzes, rule } }, now);
      await recordAct(tx, { act: 'change-weekly-goal', by: actor.userId, detail: { activityId } }, now);
      const today = todayOf(row, now);
      await payReachedGoals(tx, onPointsWritten, { classId: row.class_id, today, now });
    }
    return { ...row, weekly_quizzes: quizzes, weekly_rule: rule };
  });
  if (typeof changed === 'string') return refuse(changed);
  return (await toActivityView(library, changed, now)) ?? notFound();
}
