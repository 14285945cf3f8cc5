import type { Db, Tx } from '#platform/db/server/database.ts';

/** A customer of the provider, and whether it takes real money of them; null where that was not kept. */
export interface EndedCustomer {
  readonly customerId: string;
  readonly live: boolean | null;
}

/** What the provider calls a person; at most one. */
export const selectCustomersOf = (tx: Tx, userId: number): Promise<EndedCustomer[]> =>
  tx
    .selectFrom('billing_customers')
    .select(['customer_id as customerId', 'live'])
    .where('user_id', '=', userId)
    .execute();

/** Keeps that the provider is to forget a customer. */
export async function insertEnding(tx: Tx, { customerId, live }: EndedCustomer, now: Date): Promise<void> {
  await tx
    .insertInto('billing_endings')
    .values({ customer_id: customerId, asked_at: now, live })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/** Customers whom the provider is to forget, the first asked first. @param live with which kind of key they are there; null for every kind */
export const selectEndings = (
  db: Db,
  { live, most }: { readonly live: boolean | null; readonly most: number },
): Promise<EndedCustomer[]> =>
  db
    .selectFrom('billing_endings')
    .select(['customer_id as customerId', 'live'])
    .where((one) =>
      live === null ? one.lit(true) : one.or([one('live', 'is', null), one('live', '=', live)]),
    )
    .orderBy('asked_at')
    .orderBy('customer_id')
    .limit(most)
    .execute();

export async function deleteEnding(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('billing_endings').where('customer_id', '=', customerId).execute();
}
