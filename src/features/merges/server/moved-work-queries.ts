import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';

/** What a student did, by the table that it is in. */
type WorkTable = Extract<
  keyof DB,
  | 'attempts'
  | 'answers'
  | 'challenge_answers'
  | 'essays'
  | 'progress_events'
  | 'points_ledger'
  | 'reader_marks'
>;

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

interface Copying {
  readonly from: number;
  readonly to: number;
  /** Which rows `r`. */
  readonly which: RawBuilder<unknown>;
  /** Columns that change, as a JSON object that may read the row `r`. */
  readonly changes?: RawBuilder<unknown>;
}

/**
 * Writes rows of one student again as rows of another, with every column that the table has: one that is added later is not forgotten.
 * The student is in the key, and a distributed database changes no key (decision 39), so rows are written anew and then deleted.
 */
async function copyRows(tx: Tx, table: WorkTable, { from, to, which, changes = sql`'{}'::jsonb` }: Copying) {
  const name = sql.table(table);
  await tx
    .insertInto(table)
    .expression(sql`
      overriding system value select n.* from ${name} r
       cross join lateral jsonb_populate_record(
         null::${name}, to_jsonb(r) || jsonb_build_object('student_id', ${to}::bigint) || ${changes}) n
       where r.student_id = ${from} and ${which}`)
    .execute();
}

/** A key that only tells whether the same thing was sent twice; another one where the other account has used it, too. */
const keyIn = (
  table: 'answers' | 'challenge_answers' | 'essays',
  to: number,
) => sql`jsonb_build_object('idempotency_key',
  case when exists (select from ${sql.table(table)} k where k.student_id = ${to} and k.idempotency_key = r.idempotency_key)
       then gen_random_uuid() else r.idempotency_key end)`;

/** Which epoch a row comes into. */
export interface EpochsOfMove {
  readonly way: 'into-kept' | 'back';
  /** The present epoch of the account that is closed, as it was. */
  readonly present: number;
  /** The epoch of the kept account in which that work counts. */
  readonly counted: number;
  /** All other rows are in an epoch of the kept account that is smaller by so much. */
  readonly shift: number;
  /** Whether the level of the closed account goes on: its pretest counts, too. */
  readonly leads: boolean;
}

/** The epoch of a row `r` after the move; `counts` says which rows of the present epoch count in the kept account. */
const epochOf = ({ way, present, counted, shift }: EpochsOfMove, counts: RawBuilder<unknown>) =>
  way === 'back'
    ? sql`case when r.epoch = ${counted}::integer then ${present}::integer else r.epoch + ${shift}::integer end`
    : sql`case when r.epoch = ${present}::integer and ${counts} then ${counted}::integer else r.epoch - ${shift}::integer end`;

/** A pretest places nobody twice in an epoch, and a week is paid once in it: what the kept account has, too, is put before all of it. */
const countsInLedger = ({ leads, counted }: EpochsOfMove, to: number) =>
  leads
    ? sql`true`
    : sql`r.cause <> 'pretest' and not (r.cause = 'weekly-goal' and exists (
        select from points_ledger k where k.student_id = ${to} and k.epoch = ${counted}::integer
           and k.cause = 'weekly-goal' and k.earned_day = r.earned_day))`;

/** The activity of an attempt `r` after the move. */
const activityOf = (
  parted: Moving['parted'],
) => sql`case when r.id = ${anyOf(parted.map(({ attempt }) => attempt))}
  then (select activity from unnest(${parted.map(({ attempt }) => attempt)}::bigint[], ${parted.map(({ activity }) => activity)}::bigint[])
          as p (attempt, activity)
          join activities on activities.id = p.activity
         where p.attempt = r.id)
  else r.activity_id end`;

export interface Moving {
  readonly from: number;
  readonly to: number;
  readonly attempts: readonly number[];
  readonly ledger: readonly number[];
  /** The numbers of the events that go, both included, and what is added to each. */
  readonly events: { readonly first: number; readonly last: number; readonly add: number };
  readonly epochs: EpochsOfMove;
  /** What is added to the number of a pretest. */
  readonly pretests: number;
  /** Attempts that stand for another activity from now on, or for none. */
  readonly parted: readonly { readonly attempt: number; readonly activity: number | null }[];
}

/** Moves attempts with all that hangs on them, events, and rows of the ledger from one student to another. Both are locked. */
export async function moveWork(tx: Tx, moving: Moving): Promise<void> {
  const { from, to, attempts, ledger, events, epochs, pretests, parted } = moving;
  const ofAttempts = { from, to, which: sql`r.attempt_id = ${anyOf(attempts)}` };
  await copyRows(tx, 'attempts', {
    from,
    to,
    which: sql`r.id = ${anyOf(attempts)}`,
    changes: sql`jsonb_build_object(
      'epoch', ${epochOf(epochs, epochs.leads ? sql`true` : sql`r.kind = 'practice'`)},
      'pretest', r.pretest + ${pretests}::integer, 'activity_id', ${activityOf(parted)})`,
  });
  for (const table of ['answers', 'challenge_answers', 'essays'] as const)
    await copyRows(tx, table, { ...ofAttempts, changes: keyIn(table, to) });
  const thoseEvents = sql<boolean>`r.number between ${events.first}::integer and ${events.last}::integer`;
  await copyRows(tx, 'progress_events', {
    from,
    to,
    which: thoseEvents,
    changes: sql`jsonb_build_object('number', r.number + ${events.add}::integer)`,
  });
  const thoseOfLedger = sql<boolean>`(r.id = ${anyOf(ledger)} or r.attempt_id = ${anyOf(attempts)})`;
  await copyRows(tx, 'points_ledger', {
    from,
    to,
    which: thoseOfLedger,
    changes: sql`jsonb_build_object('epoch', ${epochOf(epochs, countsInLedger(epochs, to))})`,
  });
  await tx.deleteFrom('progress_events as r').where('r.student_id', '=', from).where(thoseEvents).execute();
  await tx.deleteFrom('points_ledger as r').where('r.student_id', '=', from).where(thoseOfLedger).execute();
  // What hangs on an attempt goes with it.
  await tx
    .deleteFrom('attempts as r')
    .where('r.student_id', '=', from)
    .where('r.id', '=', anyOf(attempts))
    .execute();
}

/**
 * Adds to the numbers of the events from one on, and to what names them. In two steps, because each number is taken until its event
 * has moved.
 */
export async function renumberEvents(
  tx: Tx,
  { studentId, from, add }: { readonly studentId: number; readonly from: number; readonly add: number },
): Promise<void> {
  const far = 1_000_000_000;
  const ofStudent = tx.updateTable('progress_events').where('student_id', '=', studentId);
  await ofStudent
    .set({ number: sql`number + ${far}::integer` })
    .where('number', '>=', from)
    .execute();
  await ofStudent
    .set({ number: sql`number - ${far}::integer + ${add}::integer` })
    .where('number', '>', far)
    .execute();
  await tx
    .updateTable('progress_resets')
    .set({ event_number: sql`event_number + ${add}::integer` })
    .where('student_id', '=', studentId)
    .where('event_number', '>=', from)
    .execute();
  await tx
    .updateTable('account_merges')
    .set({ first_event: sql`first_event + ${add}::integer` })
    .where('kept_id', '=', studentId)
    .where('first_event', '>=', from)
    .execute();
}

/** Adds to the number of one pretest of a student. */
export async function renumberPretest(
  tx: Tx,
  { studentId, from, add }: { readonly studentId: number; readonly from: number; readonly add: number },
): Promise<void> {
  const pretest = sql<number>`pretest + ${add}::integer`;
  await tx
    .updateTable('attempts')
    .set({ pretest })
    .where('student_id', '=', studentId)
    .where('pretest', '=', from)
    .execute();
  await tx
    .updateTable('activity_pretests')
    .set({ pretest })
    .where('student_id', '=', studentId)
    .where('pretest', '=', from)
    .execute();
}

/** Moves the highlights in these versions. */
export async function moveMarks(
  tx: Tx,
  {
    from,
    to,
    versions,
  }: { readonly from: number; readonly to: number; readonly versions: readonly number[] },
): Promise<void> {
  const those = sql<boolean>`r.passage_version_id = ${anyOf(versions)}`;
  await copyRows(tx, 'reader_marks', { from, to, which: those });
  await tx.deleteFrom('reader_marks as r').where('r.student_id', '=', from).where(those).execute();
}
