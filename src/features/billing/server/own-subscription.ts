import type { Db } from '#platform/db/server/database.ts';
import { isActive } from '../core/subscription.ts';
import { statusOf } from './billing-columns.ts';
import { type OwnedIn, type SubscriptionRow, selectSubscriptions } from './subscriptions-queries.ts';

/** The subscription that counts for a person: one that is active, else the newest. */
export async function readSubscription(db: Db, owned: OwnedIn): Promise<SubscriptionRow | null> {
  return countingOf(await selectSubscriptions(db, owned));
}

/** The same of those that were read, the newest first. */
export const countingOf = (rows: readonly SubscriptionRow[]): SubscriptionRow | null =>
  rows.find((row) => isActive(statusOf(row.status, row.user_id))) ?? rows[0] ?? null;
