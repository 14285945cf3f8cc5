import type { QuizServices } from '#features/quiz/server/public.ts';
import { selectSchoolOfAll } from '#features/schools/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { createCompetition as contract } from '../contract/competition.ts';
import { competitionDaysFault } from '../core/competition.ts';
import { toActivityView } from './activity-views.ts';
import { insertCompetition, isClassConfirmed } from './competition-queries.ts';
import { enterCompetition } from './enter-competition.ts';
import { noRoomIn } from './room-in-class.ts';
import { hasEnoughPlanned } from './school-competition-queries.ts';

/** Sets a competition with its first class. */
export async function createCompetition(
  { db, library }: QuizServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { type, classId } = body;
  const days = { startDay: dayOfIso(body.startDate) ?? 0, dueDay: dayOfIso(body.dueDate) ?? 0 };
  const today = dayNumber(now.getTime(), object.timezone);
  const fault = competitionDaysFault(days, today);
  if (fault) return refuse(fault);
  if (!(await isClassConfirmed(db, classId))) return refuse('not-confirmed');
  const schoolId =
    body.ofSchool === true ? await selectSchoolOfAll(db, [actor.userId, object.teacher_id]) : null;
  if (body.ofSchool === true && schoolId === null) return refuse('not-at-school');
  const made = await db.transaction().execute(async (tx) => {
    const noRoom = await noRoomIn(tx, classId, { today, more: { live: 1, all: 1 } });
    if (noRoom) return noRoom;
    if (schoolId !== null && (await hasEnoughPlanned(tx, { schoolId, ownerId: object.teacher_id, today })))
      return 'enough-competitions';
    const competitionId = await insertCompetition(tx, { type, name: null, schoolId, ...days }, now);
    return enterCompetition(tx, { competitionId, type, classId, by: actor.userId, ...days }, now);
  });
  if (typeof made === 'string') return refuse(made);
  const activity = await toActivityView(library, made.row, now);
  if (!activity) throw new Error('The competition that was set is not there.');
  return { competitionId: made.competitionId, activity };
}
