import type { Db, Tx } from '#platform/db/server/database.ts';

/** What the provider calls a person; at most one. */
export async function selectCustomersOf(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.customer_id);
}

/** Keeps that the provider is to forget a customer. */
export async function insertEnding(
  tx: Tx,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('billing_endings')
    .values({ customer_id: customerId, asked_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/** Customers whom the provider is to forget, the first asked first. */
export async function selectEndings(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_endings')
    .select('customer_id')
    .orderBy('asked_at')
    .orderBy('customer_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.customer_id);
}

export async function deleteEnding(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('billing_endings').where('customer_id', '=', customerId).execute();
}
