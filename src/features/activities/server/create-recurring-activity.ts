import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { createRecurringActivity as contract } from '../contract/teaching.ts';
import { LONGEST_DAYS } from '../core/activity-days.ts';
import { WITHOUT_END } from '../core/weekly-goal.ts';
import { hasGoalFor, insertActivity, selectActivity } from './activities-queries.ts';
import { toActivityView } from './activity-views.ts';
import { selectMembers } from './members-queries.ts';
import { payReachedGoals } from './pay-reached-goals.ts';
import { noRoomIn } from './room-in-class.ts';

/** Sets a weekly goal for a class or for some of its students. */
export async function createRecurringActivity(
  { db, library, onPointsWritten }: QuizServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classId, quizzes, rule } = body;
  const today = dayNumber(now.getTime(), object.timezone);
  const startDay = weekStart(Math.max(dayOfIso(body.startDate) ?? today, today));
  if (startDay - today > LONGEST_DAYS) return refuse('too-long');
  const studentIds = body.studentIds ? [...new Set(body.studentIds)] : null;
  if (studentIds && (await selectMembers(db, classId, studentIds)).length < studentIds.length)
    return refuse('not-in-class');
  const made = await db.transaction().execute(async (tx) => {
    const noRoom = await noRoomIn(tx, classId, { today, more: { live: 1, all: 1 } });
    if (noRoom) return noRoom;
    if (await hasGoalFor(tx, { classId, today, studentIds })) return 'already-set';
    const what = { kind: 'FIXED_WEEKLY', quizzes, rule } as const;
    const id = await insertActivity(tx, { classId, what, startDay, dueDay: WITHOUT_END, studentIds }, now);
    await recordAct(
      tx,
      { act: 'set-weekly-goal', by: actor.userId, detail: { classId, activityId: id } },
      now,
    );
    await payReachedGoals(tx, onPointsWritten, { classId, today, now });
    return selectActivity(tx, id);
  });
  if (typeof made === 'string') return refuse(made);
  const view = made && (await toActivityView(library, made, now));
  if (!view) throw new Error('The weekly goal that was written is not there.');
  return view;
}
