import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import type { giveMoreTime as contract } from '../contract/teaching.ts';
import { dueDayFor, moreTimeFault } from '../core/activity-days.ts';
import { refusalOf } from '../core/assignment.ts';
import { isCompetition } from '../core/competition.ts';
import { type ActivityRow, lockActivity } from './activities-queries.ts';
import { activityKindOf } from './activity-columns.ts';
import { factsOf, todayOf } from './activity-views.ts';
import { toAssignment } from './assignment-views.ts';
import { hasTimeFor, selectAssignmentsOfSome, writeDueDays } from './more-time-queries.ts';
import { noRoomIn } from './room-in-class.ts';

/** Gives students more time for an activity than the class has, or takes it back. */
export async function giveMoreTime(
  { db }: QuizServices,
  { actor, body: { activityId, studentIds: named, dueDate }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const studentIds = [...new Set(named)];
  const own = dayOfIso(dueDate ?? undefined) ?? null;
  const given = await db.transaction().execute(async (tx) => {
    const row = await lockActivity(tx, activityId);
    if (!row) return 'not-found';
    const today = todayOf(row, now);
    const why =
      whyOfActivity(row, { own, today }) ??
      (await whyOfStudents(tx, row, { studentIds, today })) ??
      (own === null ? null : await whyNoRoom(tx, row, today));
    if (why) return why;
    await writeDueDays(tx, { activityId, studentIds, dueDay: own });
    const act = { act: 'give-more-time', by: actor.userId, detail: { activityId, dueDay: own } } as const;
    await recordActs(
      tx,
      studentIds.map((about) => ({ ...act, about })),
      now,
    );
    return { dueDate: isoDay(dueDayFor(row.due_day, own)) };
  });
  if (given === 'not-found') return notFound();
  return typeof given === 'string' ? refuse(given) : given;
}

/** Why nobody can have more time for it; null where they can. To take it back is never too late. */
function whyOfActivity(
  row: ActivityRow,
  { own, today }: { readonly own: number | null; readonly today: number },
) {
  const kind = activityKindOf(row.kind, row.id);
  if (kind === 'FIXED_WEEKLY') return 'weekly';
  if (isCompetition(kind)) return 'competition';
  if (row.canceled) return 'canceled';
  return own === null ? null : moreTimeFault(factsOf(row), own, today);
}

interface Those {
  readonly studentIds: readonly number[];
  readonly today: number;
}

/** What the table of acts says of each of the students. */
async function whyOfStudents(tx: Tx, row: ActivityRow, { studentIds, today }: Those) {
  const rows = await selectAssignmentsOfSome(tx, row.id, studentIds);
  if (rows.length < studentIds.length) return 'not-given';
  const refused = rows.some((one) => refusalOf(toAssignment(one), 'more-time', today));
  return refused ? 'done' : null;
}

/** An activity that is over counts again among those that a class has, once somebody has more time for it. */
async function whyNoRoom(tx: Tx, row: ActivityRow, today: number) {
  if (row.due_day >= today || (await hasTimeFor(tx, row.id, today))) return null;
  return noRoomIn(tx, row.class_id, { today, more: { live: 1, all: 1 } });
}
