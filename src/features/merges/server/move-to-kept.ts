import type { Insertable } from 'kysely';
import { newStudent } from '#features/progress/core/student-state.ts';
import {
  insertProgress,
  lockProgress,
  type ProgressRow,
  pretestIs,
  stateOf,
  toColumns,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';
import { joinedLeads } from '../core/whose-level.ts';
import { updateStanding } from './merges-queries.ts';
import { moveMarks, moveWork, renumberEvents, renumberPretest } from './moved-work-queries.ts';
import {
  addWeeks,
  selectWorkToMove,
  shareActivities,
  shareCorrections,
  stopOpen,
  type WorkToMove,
} from './work-to-move-queries.ts';

interface Two {
  readonly keptId: number;
  readonly joinedId: number;
  /** What is kept of them, locked; none of a student who has never begun. */
  readonly rows: readonly ProgressRow[];
}

/** What the merge has to remember of what was moved. */
type Moved = Omit<
  Insertable<DB['account_merges']>,
  'student_id' | 'kept_id' | 'class_id' | 'merged_by' | 'merged_at' | 'classes'
>;

/** Moves all that a student did to the account that is kept, and adds up. @returns where it can be found again. */
export async function moveToKept(tx: Tx, { keptId, joinedId, rows }: Two): Promise<Moved> {
  const joined = rows.find((row) => row.student_id === joinedId);
  const kept = rows.find((row) => row.student_id === keptId) ?? (await firstRow(tx, keptId));
  const leads = joined !== undefined && joinedLeads(placementOf(kept), placementOf(joined));
  const stopped = await stopOpen(tx, leads ? [keptId, joinedId] : [joinedId]);
  const work = await selectWorkToMove(tx, { keptId, joinedId });
  const plan = planOf({ kept, joined, leads, work });
  if (joined) await moveAll(tx, { keptId, joinedId, kept, joined, work, plan });
  await moveMarks(tx, { from: joinedId, to: keptId, versions: work.versions });
  await shareCorrections(tx, { keptId, joinedId });
  const activities = await shareActivities(tx, { keptId, joinedId, pretests: plan.pretestOffset });
  if (joined) await addUp(tx, { kept, joined, plan });
  return {
    leads,
    counted_epoch: plan.counted,
    epoch_shift: plan.shift,
    pretest_offset: plan.pretestOffset,
    first_event: plan.firstEvent,
    events: work.events,
    attempts: work.attempts,
    ledger: work.ledger,
    parted_attempts: work.parted.map(({ id }) => id),
    parted_activities: work.parted.map(({ activity }) => activity),
    stopped_attempts: stopped,
    marked_versions: work.versions,
    activities: activities.set,
    longer_activities: activities.longer,
    asked_activities: activities.asked,
    competitions: activities.competitions,
    joined_epoch: joined?.epoch ?? null,
    joined_pretest_status: joined?.pretest_status ?? null,
    joined_initial_level: joined?.initial_level ?? null,
    joined_counted: joined?.counted_answers ?? null,
    kept_epoch: kept.epoch,
    kept_pretest_status: kept.pretest_status,
    kept_initial_level: kept.initial_level,
    kept_counted: kept.counted_answers,
    kept_last_quiz_at: kept.last_quiz_at,
  };
}

const placementOf = (row: ProgressRow) => ({
  placed: row.initial_level !== null,
  begun: pretestIs(row, 'pretest_in_progress'),
});

/** A student who has never begun gets the row of one who is about to. */
async function firstRow(tx: Tx, studentId: number): Promise<ProgressRow> {
  await insertProgress(tx, studentId, newStudent(null));
  const row = await lockProgress(tx, studentId);
  if (!row) throw new Error('The row was written in this transaction.');
  return row;
}

interface Plan {
  readonly leads: boolean;
  /** The epoch of the kept account in which the present work of the other one counts. */
  readonly counted: number;
  /** Everything else of it comes into an epoch that is smaller by so much, before all of the kept account. */
  readonly shift: number;
  readonly firstEvent: number;
  /** The pretests of the other account have numbers that are greater by so much. */
  readonly pretestOffset: number;
}

/**
 * The events of the account whose level goes on come last, so that a replay ends with its level. Each history begins with an event that
 * forgets what was before.
 */
const planOf = ({
  kept,
  joined,
  leads,
  work,
}: {
  readonly kept: ProgressRow;
  readonly joined: ProgressRow | undefined;
  readonly leads: boolean;
  readonly work: WorkToMove;
}): Plan => ({
  leads,
  counted: leads ? kept.epoch + 1 : kept.epoch,
  shift: (joined?.epoch ?? 0) - (work.lowest_epoch - 1),
  firstEvent: leads ? work.kept_events + 1 : 1,
  // The one that runs has the last number.
  pretestOffset: !leads && pretestIs(kept, 'pretest_in_progress') ? kept.pretests - 1 : kept.pretests,
});

interface MovingAll {
  readonly keptId: number;
  readonly joinedId: number;
  readonly kept: ProgressRow;
  readonly joined: ProgressRow;
  readonly work: WorkToMove;
  readonly plan: Plan;
}

async function moveAll(tx: Tx, { keptId, joinedId, kept, joined, work, plan }: MovingAll): Promise<void> {
  const { leads, counted, shift, firstEvent } = plan;
  const present = joined.epoch;
  if (!leads && work.events > 0)
    await renumberEvents(tx, { studentId: keptId, from: firstEvent, add: work.events });
  if (plan.pretestOffset < kept.pretests)
    await renumberPretest(tx, { studentId: keptId, from: kept.pretests, add: joined.pretests });
  await moveWork(tx, {
    from: joinedId,
    to: keptId,
    attempts: work.attempts,
    ledger: work.ledger,
    events: { first: 1, last: work.events, add: firstEvent - 1 },
    epochs: { way: 'into-kept', present, counted, shift, leads },
    pretests: plan.pretestOffset,
    parted: work.parted.map(({ id }) => ({ attempt: id, activity: null })),
  });
  await addWeeks(tx, { keptId, joinedId, from: present, to: counted });
}

/** Both rows after the move. The one of the closed account is that of a student whom nothing can begin for, not even a call under way. */
async function addUp(
  tx: Tx,
  { kept, joined, plan }: { readonly kept: ProgressRow; readonly joined: ProgressRow; readonly plan: Plan },
): Promise<void> {
  const { leads, counted } = plan;
  const level = leads
    ? {
        pretest_status: joined.pretest_status,
        initial_level: joined.initial_level,
        counted_answers: joined.counted_answers,
        ...toColumns(stateOf(joined)),
      }
    : { counted_answers: sumOf(kept.counted_answers, joined.counted_answers) };
  await updateStanding(tx, {
    ...level,
    studentId: kept.student_id,
    epoch: counted,
    pretests: kept.pretests + joined.pretests,
    last_quiz_at: later(kept.last_quiz_at, joined.last_quiz_at),
    last_day: Math.max(kept.last_day, joined.last_day),
  });
  await updateStanding(tx, {
    ...toColumns(newStudent(null)),
    studentId: joined.student_id,
    epoch: joined.epoch + 1,
    pretest_status: 'pretest_not_started',
    initial_level: null,
    counted_answers: 0,
  });
}

/** Unknown where one of them is: rows from before these answers were counted. */
const sumOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;
