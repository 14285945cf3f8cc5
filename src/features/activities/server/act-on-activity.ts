import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { notFound, type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { ActivityView } from '../contract/views.ts';
import { type ActivityDays, daysFault } from '../core/activity-days.ts';
import type { NotOver, noRoomFor } from '../core/activity-limits.ts';
import { type Act, type ActRefusal, type Assignment, afterAct, asWhole } from '../core/assignment.ts';
import { afterCompetitionAct } from '../core/competition-acts.ts';
import { afterWeeklyAct } from '../core/weekly-acts.ts';
import {
  type ActivityRow,
  hasGoalFor,
  isAssigned,
  lockActivity,
  selectStudentsOfActivity,
  updateActivity,
} from './activities-queries.ts';
import { activityKindOf } from './activity-columns.ts';
import { factsOf, isCompetitionRow, toActivityView, todayOf } from './activity-views.ts';
import { type LockedCompetition, lockCompetitionOf } from './competition-queries.ts';
import { payReachedGoals } from './pay-reached-goals.ts';
import { noRoomIn } from './room-in-class.ts';
import { fillsListOfSchool } from './school-competition-queries.ts';

type TeachersAct = Extract<Act, 'pause' | 'resume' | 'cancel' | 'uncancel' | 'reschedule'>;

interface Acting {
  readonly activityId: number;
  readonly what: TeachersAct;
  readonly by: number;
  /** For `reschedule`; the start stays where none is given. */
  readonly days?: { readonly startDay: number | undefined; readonly dueDay: number };
}

type Fault =
  | NonNullable<ReturnType<typeof daysFault> | ReturnType<typeof noRoomFor>>
  | 'weekly'
  | 'competition'
  | 'called-off'
  | 'enough-competitions'
  | 'result-stands'
  | 'already-set'
  | 'already-assigned';
export type ActedOn =
  | { readonly kind: 'done'; readonly view: ActivityView }
  | { readonly kind: 'refused'; readonly why: ActRefusal | Fault }
  | { readonly kind: 'gone' };

/** Does what a teacher does with an activity, where its status allows it; doing it again changes nothing. */
export async function actOnActivity(
  { db, library, onPointsWritten }: QuizServices,
  { activityId, what, by, days }: Acting,
  now: Date,
): Promise<ActedOn> {
  const acted = await db.transaction().execute(async (tx) => {
    const competition = await lockCompetitionOf(tx, activityId);
    const row = await lockActivity(tx, activityId);
    if (!row) return null;
    const today = todayOf(row, now);
    const wanted: ActivityDays | undefined = days && {
      startDay: days.startDay ?? row.start_day,
      dueDay: days.dueDay,
    };
    const before = asWhole(factsOf(row));
    const outcome = outcomeOf(row, before, { what, today, wanted });
    if (outcome.kind === 'refused') return outcome;
    // By the day of its class it may not be over: the zone of a class can change.
    if (competition && competition.ended_at !== null)
      return { kind: 'refused', why: 'result-stands' } as const;
    const fault = wanted && daysFault(wanted, today);
    if (fault) return { kind: 'refused', why: fault } as const;
    const { paused, canceled, startDay, dueDay } = outcome.assignment;
    const more = moreThan(before, outcome.assignment, today);
    const whyNot =
      more &&
      ((await noRoomIn(tx, row.class_id, { today, more })) ??
        (await placeTakenOf(tx, { row, today, competition })));
    if (whyNot) return { kind: 'refused', why: whyNot } as const;
    const isSame =
      paused === before.paused &&
      canceled === before.canceled &&
      startDay === before.startDay &&
      dueDay === before.dueDay;
    if (!isSame) {
      await updateActivity(tx, activityId, { paused, canceled, days: { startDay, dueDay } }, now);
      await recordAct(tx, { act: `${what}-activity`, by, detail: { activityId } }, now);
      if (isWeekly(row)) await payReachedGoals(tx, onPointsWritten, { classId: row.class_id, today, now });
    }
    const canceledDay = canceled ? (row.canceled_day ?? today) : null;
    const after = {
      ...row,
      paused,
      canceled,
      canceled_day: canceledDay,
      start_day: startDay,
      due_day: dueDay,
    };
    return { kind: 'done', row: after } as const;
  });
  if (!acted) return { kind: 'gone' };
  if (acted.kind === 'refused') return acted;
  const view = await toActivityView(library, acted.row, now);
  return view ? { kind: 'done', view } : { kind: 'gone' };
}

/** What a class has more of activities that are not over when one of them becomes another; null for nothing. */
function moreThan(before: Assignment, after: Assignment, today: number): NotOver | null {
  const isNotOver = ({ dueDay }: Assignment) => dueDay >= today;
  const isLive = (one: Assignment) => isNotOver(one) && !one.canceled;
  if (!isLive(after) || isLive(before)) return null;
  return { live: 1, all: isNotOver(before) ? 0 : 1 };
}

interface Wanted {
  readonly what: TeachersAct;
  readonly today: number;
  readonly wanted: ActivityDays | undefined;
}

/** The table of acts of each kind of activity. */
function outcomeOf(row: ActivityRow, before: Assignment, { what, today, wanted }: Wanted) {
  if (isWeekly(row)) return afterWeeklyAct(before, what, today);
  if (isCompetitionRow(row)) return afterCompetitionAct(before, what, today);
  return afterAct(before, what, today, wanted);
}

const isWeekly = (row: ActivityRow): boolean => activityKindOf(row.kind, row.id) === 'FIXED_WEEKLY';

interface ComingBack {
  readonly row: ActivityRow;
  readonly today: number;
  /** Undefined for an activity of another kind. */
  readonly competition: LockedCompetition | undefined;
}

/** What comes back does so only where nothing has taken its place: the same passage, the pretest, another weekly goal; and a competition while it goes on. */
async function placeTakenOf(
  tx: Tx,
  { row, today, competition }: ComingBack,
): Promise<'already-set' | 'already-assigned' | 'called-off' | 'enough-competitions' | null> {
  if (competition?.canceled) return 'called-off';
  if (competition) {
    const back = { competition, classId: row.class_id, today };
    return (await fillsListOfSchool(tx, back)) ? 'enough-competitions' : null;
  }
  const { id: except, class_id: classId, passage_id: passageId } = row;
  const studentIds = row.whole_class ? null : await selectStudentsOfActivity(tx, except);
  const place = { classId, today, studentIds, except };
  if (isWeekly(row)) return (await hasGoalFor(tx, place)) ? 'already-set' : null;
  return (await isAssigned(tx, { ...place, passageId })) ? 'already-assigned' : null;
}

/**
 * The reply of a call that acts on an activity.
 * @param may the refusals that its contract knows; another one would be a fault of ours.
 */
export function toReply<Code extends ActRefusal | Fault>(
  acted: ActedOn,
  ...may: readonly Code[]
): ActivityView | Refusal<Code> | Refusal<'not-found'> {
  if (acted.kind === 'done') return acted.view;
  if (acted.kind === 'gone') return notFound();
  const code = may.find((one) => one === acted.why);
  if (code === undefined) throw new RangeError(`The act was refused as ${acted.why}.`);
  return refuse(code);
}
