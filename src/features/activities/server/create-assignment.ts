import { accountUnderThirteen } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { createAssignment as contract } from '../contract/teaching.ts';
import { daysFault } from '../core/activity-days.ts';
import { insertActivity, isAssigned, selectActivity } from './activities-queries.ts';
import { toActivityView } from './activity-views.ts';
import { selectMembers } from './members-queries.ts';
import { noRoomIn } from './room-in-class.ts';

/** Assigns a passage to a class or to some of its students. */
export async function createAssignment(
  { db, library }: QuizServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classId, versionId } = body;
  const days = { startDay: dayOfIso(body.startDate) ?? 0, dueDay: dayOfIso(body.dueDate) ?? 0 };
  const today = dayNumber(now.getTime(), object.timezone);
  const fault = daysFault(days, today);
  if (fault) return refuse(fault);
  const named = await library.version(versionId);
  const passage = library.current('practice').find(({ passageId }) => passageId === named?.passageId);
  if (!passage) return refuse('no-passage');
  const studentIds = body.studentIds ? [...new Set(body.studentIds)] : null;
  const members = await selectMembers(db, classId, studentIds);
  if (studentIds && members.length < studentIds.length) return refuse('not-in-class');
  const isForChildren =
    object.below_thirteen || members.some((one) => accountUnderThirteen(one, one.classes, now));
  if (passage.sensitivity === 'care' && isForChildren) return refuse('too-serious');
  const made = await db.transaction().execute(async (tx) => {
    const { passageId } = passage;
    const noRoom = await noRoomIn(tx, classId, { today, more: { live: 1, all: 1 } });
    if (noRoom) return noRoom;
    if (await isAssigned(tx, { classId, today, passageId, studentIds })) return 'already-assigned';
    const what = { kind: 'PASSAGE', passageId } as const;
    const id = await insertActivity(tx, { classId, what, ...days, studentIds }, now);
    await recordAct(
      tx,
      { act: 'assign-passage', by: actor.userId, detail: { classId, activityId: id } },
      now,
    );
    return selectActivity(tx, id);
  });
  if (typeof made === 'string') return refuse(made);
  const view = made && (await toActivityView(library, made, now));
  return view ?? refuse('no-passage');
}
