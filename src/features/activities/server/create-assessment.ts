import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { type createAssessment as contract, USUAL_DAYS } from '../contract/teaching.ts';
import { daysFault } from '../core/activity-days.ts';
import { insertActivity, isAssigned, selectActivity } from './activities-queries.ts';
import { toActivityView } from './activity-views.ts';
import { selectMembers } from './members-queries.ts';
import { noRoomIn } from './room-in-class.ts';

/** Asks a class or some of its students to take the pretest again. */
export async function createAssessment(
  { db, library }: QuizServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classId } = body;
  const today = dayNumber(now.getTime(), object.timezone);
  const startDay = dayOfIso(body.startDate) ?? today;
  const days = { startDay, dueDay: dayOfIso(body.dueDate) ?? Math.max(startDay, today) + USUAL_DAYS };
  const fault = daysFault(days, today);
  if (fault) return refuse(fault);
  const studentIds = body.studentIds ? [...new Set(body.studentIds)] : null;
  if (studentIds && (await selectMembers(db, classId, studentIds)).length < studentIds.length)
    return refuse('not-in-class');
  const made = await db.transaction().execute(async (tx) => {
    const noRoom = await noRoomIn(tx, classId, { today, more: { live: 1, all: 1 } });
    if (noRoom) return noRoom;
    if (await isAssigned(tx, { classId, today, passageId: null, studentIds })) return 'already-assigned';
    const what = { kind: 'ASSESSMENT' } as const;
    const id = await insertActivity(tx, { classId, what, ...days, studentIds }, now);
    await recordAct(
      tx,
      { act: 'assign-pretest', by: actor.userId, detail: { classId, activityId: id } },
      now,
    );
    return selectActivity(tx, id);
  });
  if (typeof made === 'string') return refuse(made);
  const view = made && (await toActivityView(library, made, now));
  if (!view) throw new Error('The pretest that was assigned is not there.');
  return view;
}
