import { selectClassesChangedBy } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { selectSchoolOfAll } from '#features/schools/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import {
  type joinCompetition as contract,
  MOST_CLASSES,
  MOST_CLASSES_OF_OWNER,
  MOST_CLASSES_OF_SCHOOL,
} from '../contract/competition.ts';
import { scopeOf } from '../core/competition.ts';
import { competitionTypeOf } from './activity-columns.ts';
import { toActivityView } from './activity-views.ts';
import { isClassConfirmed, lockCompetition, selectCompetitionClasses } from './competition-queries.ts';
import { enterCompetition } from './enter-competition.ts';
import { noRoomIn } from './room-in-class.ts';

/** Lets a class take part in a competition that has not started. */
export async function joinCompetition(
  { db, library }: QuizServices,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { competitionId, classId } = body;
  const today = dayNumber(now.getTime(), object.timezone);
  if (!(await isClassConfirmed(db, classId))) return refuse('not-confirmed');
  const mine = new Set(await selectClassesChangedBy(db, actor.userId));
  const joined = await db.transaction().execute(async (tx) => {
    const by = { teacherId: actor.userId, mine };
    const open = await openToJoin(tx, { competitionId, classId, ownerId: object.teacher_id, today, by });
    if (typeof open === 'string') return open;
    const noRoom = await noRoomIn(tx, classId, { today, more: { live: 1, all: 1 } });
    if (noRoom) return noRoom;
    return enterCompetition(tx, { ...open, competitionId, classId, by: actor.userId }, now);
  });
  if (joined === 'not-found') return notFound();
  if (typeof joined === 'string') return refuse(joined);
  const activity = await toActivityView(library, joined.row, now);
  if (!activity) throw new Error('The competition that was joined is not there.');
  return { competitionId, activity };
}

interface Joining {
  readonly competitionId: number;
  readonly classId: number;
  /** Of the class. */
  readonly ownerId: number;
  readonly today: number;
  /** Who joins, and the classes that they change: nobody joins a competition of the classes of others. */
  readonly by: { readonly teacherId: number; readonly mine: ReadonlySet<number> };
}

/** What a class joins, kept as it is until the transaction ends; or why it cannot. */
async function openToJoin(tx: Tx, { competitionId, classId, ownerId, today, by }: Joining) {
  const found = await lockCompetition(tx, competitionId);
  if (!found) return 'not-found';
  const type = competitionTypeOf(found.kind, found.id);
  const scope = scopeOf(type, found.school_id);
  const isLocal = scope === 'teacher';
  const classes = await selectCompetitionClasses(tx, competitionId);
  if (isLocal && !classes.some((one) => by.mine.has(one.class_id))) return 'not-found';
  if (scope === 'school') {
    // To whoever is not confirmed at the school it is not there.
    if ((await selectSchoolOfAll(tx, [by.teacherId])) !== found.school_id) return 'not-found';
    if ((await selectSchoolOfAll(tx, [ownerId])) !== found.school_id) return 'not-at-school';
    if (classes.length >= MOST_CLASSES_OF_SCHOOL) return 'enough-classes';
    const ofOwner = classes.filter((one) => one.teacher_id === ownerId);
    if (ofOwner.length >= MOST_CLASSES_OF_OWNER) return 'enough-of-owner';
  }
  if (found.canceled) return 'called-off';
  if (classes.some((one) => one.class_id === classId)) return 'already-in';
  if (found.first_day <= today) return 'already-started';
  // Whoever teaches beside the owner brings no class of their own in, by which the owner would see it.
  if (isLocal && classes.some((one) => one.teacher_id !== ownerId)) return 'other-owner';
  if (isLocal && classes.length >= MOST_CLASSES) return 'enough-classes';
  return { type, startDay: found.first_day, dueDay: found.last_day };
}
