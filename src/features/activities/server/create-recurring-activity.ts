import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { createRecurringActivity as contract } from '../contract/teaching.ts';
import { LONGEST_DAYS } from '../core/activity-days.ts';
import { noRoomFor } from '../core/activity-limits.ts';
import { WITHOUT_END } from '../core/weekly-goal.ts';
import {
  countNotOver,
  insertActivity,
  lockClassOfActivities,
  selectActivity,
  selectLiveActivities,
} from './activities-queries.ts';
import { toActivityView } from './activity-views.ts';
import { selectMembers } from './members-queries.ts';

/** Sets a weekly goal for a class or for some of its students. */
export async function createRecurringActivity(
  { db, library }: QuizServices,
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
    await lockClassOfActivities(tx, classId);
    const refusal = await refusalAmongGoals(tx, { classId, today, studentIds });
    if (refusal) return refusal;
    const what = { kind: 'FIXED_WEEKLY', quizzes, rule } as const;
    const id = await insertActivity(tx, { classId, what, startDay, dueDay: WITHOUT_END, studentIds }, now);
    await recordAct(
      tx,
      { act: 'set-weekly-goal', by: actor.userId, detail: { classId, activityId: id } },
      now,
    );
    return selectActivity(tx, id);
  });
  if (typeof made === 'string') return refuse(made);
  const view = made && (await toActivityView(library, made, now));
  if (!view) throw new Error('The weekly goal that was written is not there.');
  return view;
}

interface AmongGoals {
  readonly classId: number;
  readonly today: number;
  /** Null for everybody in the class. */
  readonly studentIds: readonly number[] | null;
  /** A goal that is there already and comes back. */
  readonly except?: number;
}

/** Whether the class has too many activities, or a goal for the same students: for everybody, or for one of them alone. */
export async function refusalAmongGoals(tx: Db, { classId, today, studentIds, except }: AmongGoals) {
  const more = except === undefined ? 1 : 0;
  const noRoom = noRoomFor(await countNotOver(tx, { classId, today }), { live: more, all: more });
  if (noRoom && more > 0) return noRoom;
  const live = await selectLiveActivities(tx, { classId, today });
  const isSame = live.some(
    (one) =>
      one.kind === 'FIXED_WEEKLY' &&
      one.id !== except &&
      (studentIds === null
        ? one.whole_class
        : one.student_id !== null && studentIds.includes(one.student_id)),
  );
  return isSame ? ('already-set' as const) : null;
}
