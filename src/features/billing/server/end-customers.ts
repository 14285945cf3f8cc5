import type { Tx } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import type { BillingServices } from './billing.ts';
import { deleteEnding, insertEnding, selectCustomersOf, selectEndings } from './endings-queries.ts';
import { logTrouble, ProviderTrouble, passes } from './provider-trouble.ts';

/** Customers of one run. */
const AT_A_TIME = 50;

/**
 * Asks, in the transaction that erases a person, that the provider charges them no more. It waits in a table and not in the queue of jobs: a job
 * gives up after some runs, and this must not.
 */
export async function askToEndPayments(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const customerId of await selectCustomersOf(tx, userId)) await insertEnding(tx, { customerId, now });
}

/** Tells the provider of those who were erased, until it has heard. */
export const endCustomers = (services: BillingServices): ScheduledJob => ({
  name: 'end-customers',
  cron: '*/5 * * * *',
  run: () => endWaiting(services),
});

/** Ends what those pay for who were erased, and lets the provider forget them. */
export async function endWaiting({ billing, db, log }: BillingServices): Promise<void> {
  const waiting = await selectEndings(db, AT_A_TIME);
  if (billing === null && waiting.length > 0)
    log.error(
      { customers: waiting },
      'people were erased who pay at the provider of payments, and its keys are not set: end their plans there',
    );
  if (billing === null) return;
  for (const customerId of waiting)
    try {
      await billing.provider.endCustomer(customerId);
      await deleteEnding(db, customerId);
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      logTrouble(log, error, 'somebody who was erased is charged until it does');
      if (passes(error)) return;
    }
}
