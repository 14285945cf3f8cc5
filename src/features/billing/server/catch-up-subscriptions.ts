import { recordAct } from '#platform/audit/server/record-act.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { isOver } from '../core/subscription.ts';
import { believeMissing } from './believe-missing.ts';
import type { Billing, BillingServices } from './billing.ts';
import { statusOf } from './billing-columns.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';
import { readFromProvider } from './read-from-provider.ts';
import { lockSubscription, nextReading, selectOverdue, updateMissing } from './subscriptions-queries.ts';
import { writeSubscription } from './write-subscription.ts';

/** The provider tells of a new period within minutes; whoever heard nothing for so long has missed it. Milliseconds. */
const PATIENCE = 86_400_000;
/** Subscriptions of one run: each is a call of the provider. Those that were read longest ago come first. */
const AT_A_TIME = 100;

/** Makes good what events did not say: an event may be lost, and then a plan would never end, or never go on. */
export const catchUpSubscriptions = (services: BillingServices): ScheduledJob => ({
  name: 'catch-up-subscriptions',
  // By the hour, so that a start does not wait for long after a day without Openleaf.
  cron: '23 * * * *',
  run: () => catchUp(services),
});

/** Reads each subscription anew whose period, or whose trial, was over a day ago. */
export async function catchUp(services: BillingServices): Promise<void> {
  const { billing, db, log, now } = services;
  if (billing === null) return;
  const before = new Date(now().getTime() - PATIENCE);
  const overdue = await selectOverdue(db, { before, live: billing.config.isLive, most: AT_A_TIME });
  try {
    if (overdue.length > 0) await believeMissing(billing, now());
    for (const id of overdue) await readAgain({ ...services, billing }, id);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logTrouble(log, error, 'subscriptions that are overdue wait for the next hour');
  }
}

async function readAgain(
  services: BillingServices & { readonly billing: Billing },
  subscriptionId: string,
): Promise<void> {
  const now = services.now();
  const said = await readFromProvider(services, services.billing, subscriptionId, now);
  if (said !== null)
    return services.db.transaction().execute((tx) => writeSubscription(tx, services, said, now));
  services.log.error(
    { subscription: subscriptionId },
    'the provider of payments has no such subscription: it is taken for canceled',
  );
  await endMissing(services, subscriptionId, now);
}

/** A subscription that the provider does not have is paid for by nobody. */
async function endMissing({ db }: BillingServices, subscriptionId: string, now: Date): Promise<void> {
  const reading = await nextReading(db);
  await db.transaction().execute(async (tx) => {
    const row = await lockSubscription(tx, subscriptionId);
    if (!row || isOver(statusOf(row.status, row.user_id))) return;
    await updateMissing(tx, { subscriptionId, reading, now });
    const detail = { status: 'canceled', plan: row.plan, term: row.term, seats: row.seats };
    await recordAct(tx, { act: 'change-subscription', by: null, about: row.user_id, detail }, now);
  });
}
