import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

export interface NewInquiry {
  readonly inquiryKey: string;
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly now: Date;
}

/** @returns false when one with this key is there. */
export async function insertInquiry(tx: Tx, { now, ...inquiry }: NewInquiry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_inquiries')
    .values({
      inquiry_key: inquiry.inquiryKey,
      user_id: inquiry.userId,
      name: inquiry.name,
      email: inquiry.email,
      text: inquiry.text,
      written_at: now,
    })
    .onConflict((conflict) => conflict.column('inquiry_key').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Shown {
  readonly done: boolean;
  readonly limit: number;
  readonly offset: number;
}

const inquiries = (db: Db, { done }: Pick<Shown, 'done'>) =>
  db.selectFrom('contact_inquiries').where('done_at', done ? 'is not' : 'is', null);

/** The newest of those that wait or are done, with whose account each came from. */
export async function selectInquiries(db: Db, shown: Shown) {
  return inquiries(db, shown)
    .leftJoin('users', 'users.id', 'contact_inquiries.user_id')
    .select([
      'contact_inquiries.id',
      'contact_inquiries.name',
      'contact_inquiries.email',
      'username',
      'text',
      'written_at',
      'done_at',
    ])
    .orderBy('contact_inquiries.id', 'desc')
    .limit(shown.limit)
    .offset(shown.offset)
    .execute();
}

export async function countInquiries(db: Db, shown: Pick<Shown, 'done'>): Promise<number> {
  const { total } = await inquiries(db, shown)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Sets or takes away that it is done. */
export async function updateInquiry(db: Db, inquiryId: number, doneAt: Date | null): Promise<void> {
  await db
    .updateTable('contact_inquiries')
    .set({ done_at: doneAt })
    .where('id', '=', inquiryId)
    .where('done_at', doneAt === null ? 'is not' : 'is', null)
    .execute();
}

/** Removes those that were done before a moment, and all that were written before another. */
export async function deleteOldInquiries(
  db: Db,
  { doneBefore, writtenBefore }: { readonly doneBefore: Date; readonly writtenBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('contact_inquiries')
    .where((row) => row.or([row('done_at', '<', doneBefore), row('written_at', '<', writtenBefore)]))
    .execute();
}

/** Deletes what came from the address of somebody who was not logged in, unless another account has the same address: then nobody knows whose it was. */
export async function deleteInquiriesFrom(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string | null },
): Promise<void> {
  if (email === null) return;
  await tx
    .deleteFrom('contact_inquiries')
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(email) = lower(${email}::text)`)
    .where(
      sql<boolean>`not exists (
        select from users where id <> ${id} and users.email is not null and lower(users.email) = lower(${email}::text))`,
    )
    .execute();
}
