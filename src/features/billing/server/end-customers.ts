import type { Tx } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { believeMissing } from './believe-missing.ts';
import type { Billing, BillingServices } from './billing.ts';
import {
  deleteEnding,
  type EndedCustomer,
  insertEnding,
  selectCustomersOf,
  selectEndings,
} from './endings-queries.ts';
import { logTrouble, ProviderTrouble, passes } from './provider-trouble.ts';

/** Customers of one run. */
const AT_A_TIME = 50;

/**
 * Asks, in the transaction that erases a person, that the provider charges them no more. It waits in a table and not in the queue of jobs: a job
 * gives up after some runs, and this must not.
 */
export async function askToEndPayments(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const customer of await selectCustomersOf(tx, userId)) await insertEnding(tx, customer, now);
}

/** Tells the provider of those who were erased, until it has heard. */
export const endCustomers = (services: BillingServices): ScheduledJob => ({
  name: 'end-customers',
  cron: '*/5 * * * *',
  run: () => endWaiting(services),
});

/** Ends what those pay for who were erased, and lets the provider forget them. */
export async function endWaiting(services: BillingServices): Promise<void> {
  const { billing, db, log } = services;
  if (billing !== null) return endAtProvider({ ...services, billing });
  const waiting = await selectEndings(db, { live: null, most: AT_A_TIME });
  if (waiting.length > 0)
    log.error(
      { customers: waiting.map(({ customerId }) => customerId) },
      'people were erased who pay at the provider of payments, and its keys are not set: end their plans there',
    );
}

type Sold = BillingServices & { readonly billing: Billing };

async function endAtProvider(services: Sold): Promise<void> {
  const { billing, db, log } = services;
  const missing: EndedCustomer[] = [];
  for (const customer of await selectEndings(db, { live: billing.config.isLive, most: AT_A_TIME }))
    try {
      if (await billing.provider.endCustomer(customer.customerId))
        await deleteEnding(db, customer.customerId);
      else missing.push(customer);
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      logTrouble(log, error, CHARGED);
      if (passes(error)) return;
    }
  if (missing.length > 0) await forgetMissing(services, missing);
}

const CHARGED = 'somebody who was erased is charged until it does';

/**
 * Those whom the provider does not have are charged by nobody, but only where the key is that of their account, and is not one without money for
 * a customer who may pay with it.
 */
async function forgetMissing(
  { billing, db, log, now }: Sold,
  missing: readonly EndedCustomer[],
): Promise<void> {
  try {
    await believeMissing(billing, now());
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    return logTrouble(log, error, CHARGED);
  }
  for (const { customerId, live } of missing)
    if (live !== null || billing.config.isLive) await deleteEnding(db, customerId);
    else
      log.error(
        { customer: customerId },
        'somebody was erased who may pay at the provider of payments, and the key is one without money: end their plan there',
      );
}
