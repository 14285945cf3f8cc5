import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Plan, Term } from '../core/plan.ts';
import type { SubscriptionStatus } from '../core/subscription.ts';

/** What somebody has, with real money or in a trial run of the operator without: the one is nothing to the other. */
export interface OwnedIn {
  readonly userId: number;
  readonly live: boolean;
}

/** The subscriptions of a person, the newest first: one, but for those that are over. */
export async function selectSubscriptions(db: Db, { userId, live }: OwnedIn) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => row.or([row('live', 'is', null), row('live', '=', live)]))
    .orderBy('started_at', 'desc')
    .orderBy('subscription_id', 'desc')
    .execute();
}
export type SubscriptionRow = Awaited<ReturnType<typeof selectSubscriptions>>[number];

export async function selectCustomer(db: Db, { userId, live }: OwnedIn): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where((one) => one.or([one('live', 'is', null), one('live', '=', live)]))
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** The same, with real money or without. */
export async function selectKeptCustomer(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Who a customer of the provider is here; null for one whom this service does not know. */
export async function selectUserOfCustomer(db: Db, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

interface KeptCustomer extends OwnedIn {
  readonly customerId: string;
  readonly now: Date;
}

/**
 * Keeps who a customer is. One of the same person that was kept meanwhile stays; one of a trial run gives way to one who pays real money, and
 * never the other way round.
 * @returns the one that is kept.
 */
export async function keepCustomer(db: Db, { userId, customerId, live, now }: KeptCustomer): Promise<string> {
  const values = { customer_id: customerId, made_at: now, live, open_session_id: null };
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('billing_customers.live', '=', false)
        .where('excluded.live', '=', true),
    )
    .execute();
  return (await selectCustomer(db, { userId, live })) ?? customerId;
}

/** Keeps who a customer is, in the place of any other of the same person. */
export async function putCustomer(tx: Tx, { userId, customerId, live, now }: KeptCustomer): Promise<void> {
  const values = { customer_id: customerId, made_at: now, live, open_session_id: null };
  await tx
    .insertInto('billing_customers')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/**
 * Forgets a customer whom the provider does not know. With a key without money that says nothing of one who may pay with it: only with the other
 * one goes a customer of whom that was not kept.
 */
export async function deleteCustomer(
  db: Db,
  { userId, live, customerId }: OwnedIn & { readonly customerId: string },
): Promise<void> {
  const known = db
    .deleteFrom('billing_customers')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId);
  await (live ? known : known.where('live', '=', false)).execute();
}

/** The page of the provider where a person may be paying now. */
export async function selectOpenSession(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('open_session_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.open_session_id ?? null;
}

interface OpenedSession {
  readonly userId: number;
  readonly customer: string;
  /** What was there when it was looked at; null for none. */
  readonly closed: string | null;
  readonly opened: string;
}

/** Keeps the page where a person pays now. @returns false, and changes nothing, where another one was kept meanwhile. */
export async function putOpenSession(
  db: Db,
  { userId, customer, closed, opened }: OpenedSession,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_customers')
    .set({ open_session_id: opened })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customer)
    .where('open_session_id', 'is not distinct from', closed)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hasEvent(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

interface KeptEvent {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly now: Date;
}

/** Keeps that an event was acted on. @returns false when it was before. */
export async function insertEvent(tx: Tx, { eventId, type, createdAt, now }: KeptEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing_events')
    .values({ event_id: eventId, type, created_at: createdAt, received_at: now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets events that nobody sends any more. */
export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('billing_events').where('received_at', '<', before).execute();
}

/** The number of a reading of the provider that begins now; each is higher than those before. */
export async function nextReading(db: Db): Promise<number> {
  const { reading } = await db
    .selectNoFrom(sql<number>`nextval('subscription_readings')`.as('reading'))
    .executeTakeFirstOrThrow();
  return reading;
}

/** The subscription, kept as it is until the transaction ends. */
export const lockSubscription = (tx: Tx, subscriptionId: string) =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface WrittenSubscription {
  readonly subscriptionId: string;
  readonly userId: number;
  readonly live: boolean;
  readonly status: SubscriptionStatus;
  readonly plan: Plan;
  readonly term: Term;
  readonly seats: number;
  readonly priceId: string;
  readonly productId: string;
  readonly startedAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  readonly endsWithPeriod: boolean;
  readonly reading: number;
}

/** Writes what the provider says; a reading that was begun earlier than the one that is written changes nothing. */
export async function upsertSubscription(tx: Tx, written: WrittenSubscription, now: Date): Promise<void> {
  const { subscriptionId, userId, ...said } = written;
  const values = {
    live: said.live,
    status: said.status,
    plan: said.plan,
    term: said.term,
    seats: said.seats,
    price_id: said.priceId,
    product_id: said.productId,
    started_at: said.startedAt,
    period_ends_at: said.periodEndsAt,
    trial_ends_at: said.trialEndsAt,
    ends_with_period: said.endsWithPeriod,
    reading: said.reading,
    changed_at: now,
  };
  await tx
    .insertInto('subscriptions')
    .values({ subscription_id: subscriptionId, user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('subscription_id')
        .doUpdateSet(values)
        .where('subscriptions.reading', '<', said.reading),
    )
    .execute();
}

interface Overdue {
  readonly before: Date;
  readonly live: boolean;
  readonly most: number;
}

/** Subscriptions that go on here although their period, or their trial, was over by then: those that were read longest ago. */
export async function selectOverdue(db: Db, { before, live, most }: Overdue): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .where((row) => row.or([row('live', 'is', null), row('live', '=', live)]))
    .where((row) =>
      row.or([
        row('period_ends_at', '<', before),
        row.and([row('status', '=', 'trialing'), row('trial_ends_at', '<', before)]),
      ]),
    )
    .orderBy('reading')
    .limit(most)
    .execute();
  return rows.map((row) => row.subscription_id);
}

interface Missing {
  readonly subscriptionId: string;
  readonly reading: number;
  readonly now: Date;
}

/** Ends what the provider does not have. */
export async function updateMissing(tx: Tx, { subscriptionId, reading, now }: Missing): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', reading, changed_at: now })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** How many students are in the open classes of a teacher: each is one, in however many of the classes. */
export async function countSeatsUsed(db: Db, teacherId: number): Promise<number> {
  const { students } = await db
    .selectFrom('class_students as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .select((row) => row.fn.count<number>('member.student_id').distinct().as('students'))
    .where('class.teacher_id', '=', teacherId)
    .where('class.archived_at', 'is', null)
    .where('member.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return students;
}
