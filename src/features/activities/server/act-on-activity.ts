import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound, type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { ActivityView } from '../contract/views.ts';
import { type ActivityDays, daysFault } from '../core/activity-days.ts';
import { type Act, type ActRefusal, afterAct, asWhole } from '../core/assignment.ts';
import { lockActivity, updateActivity } from './activities-queries.ts';
import { factsOf, toActivityView, todayOf } from './activity-views.ts';

type TeachersAct = Extract<Act, 'pause' | 'resume' | 'cancel' | 'uncancel' | 'reschedule'>;

interface Acting {
  readonly activityId: number;
  readonly what: TeachersAct;
  readonly by: number;
  /** For `reschedule`; the start stays where none is given. */
  readonly days?: { readonly startDay: number | undefined; readonly dueDay: number };
}

type Fault = NonNullable<ReturnType<typeof daysFault>>;
export type ActedOn =
  | { readonly kind: 'done'; readonly view: ActivityView }
  | { readonly kind: 'refused'; readonly why: ActRefusal | Fault }
  | { readonly kind: 'gone' };

/** Does what a teacher does with an activity, where its status allows it; doing it again changes nothing. */
export async function actOnActivity(
  { db, library }: QuizServices,
  { activityId, what, by, days }: Acting,
  now: Date,
): Promise<ActedOn> {
  const acted = await db.transaction().execute(async (tx) => {
    const row = await lockActivity(tx, activityId);
    if (!row) return null;
    const today = todayOf(row, now);
    const wanted: ActivityDays | undefined = days && {
      startDay: days.startDay ?? row.start_day,
      dueDay: days.dueDay,
    };
    const before = asWhole(factsOf(row));
    const outcome = afterAct(before, what, today, wanted);
    if (outcome.kind === 'refused') return outcome;
    const fault = wanted && daysFault(wanted, today);
    if (fault) return { kind: 'refused', why: fault } as const;
    const { paused, canceled, startDay, dueDay } = outcome.assignment;
    const isSame =
      paused === before.paused &&
      canceled === before.canceled &&
      startDay === before.startDay &&
      dueDay === before.dueDay;
    if (!isSame) {
      await updateActivity(tx, activityId, { paused, canceled, days: { startDay, dueDay } }, now);
      await recordAct(tx, { act: `${what}-activity`, by, detail: { activityId } }, now);
    }
    return { kind: 'done', row: { ...row, paused, canceled, start_day: startDay, due_day: dueDay } } as const;
  });
  if (!acted) return { kind: 'gone' };
  if (acted.kind === 'refused') return acted;
  const view = await toActivityView(library, acted.row, now);
  return view ? { kind: 'done', view } : { kind: 'gone' };
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
