import type { Db } from '#platform/db/server/database.ts';
import { isActive } from '../core/subscription.ts';
import { statusOf } from './billing-columns.ts';
import { type SubscriptionRow, selectSubscriptions } from './subscriptions-queries.ts';

/** The subscription that counts for a person: one that is active, else the newest. */
export async function readSubscription(db: Db, userId: number): Promise<SubscriptionRow | null> {
  const rows = await selectSubscriptions(db, userId);
  return rows.find((row) => isActive(statusOf(row.status, row.user_id))) ?? rows[0] ?? null;
}
