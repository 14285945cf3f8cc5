import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Plan, Term } from '../core/plan.ts';
import type { Said } from './billing-columns.ts';

export interface NewQuote {
  readonly teacherId: number;
  readonly schoolName: string;
  readonly address: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly seats: number;
  readonly teachers: number;
  readonly plan: Plan;
  readonly term: Term;
  readonly currency: string;
  /** In cents, for all teachers. */
  readonly amount: number | null;
  readonly said: Said;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

export async function insertQuote(db: Db, quote: NewQuote) {
  return db
    .insertInto('quotes')
    .values({
      teacher_id: quote.teacherId,
      school_name: quote.schoolName,
      address: quote.address,
      contact_name: quote.contactName,
      contact_email: quote.contactEmail,
      seats: quote.seats,
      teachers: quote.teachers,
      plan: quote.plan,
      term: quote.term,
      currency: quote.currency,
      amount: quote.amount,
      said: JSON.stringify(quote.said),
      made_at: quote.madeAt,
      expires_at: quote.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type QuoteRow = Awaited<ReturnType<typeof insertQuote>>;

/** The quotes of a teacher, the newest first. */
export const selectQuotes = (
  db: Db | Tx,
  { teacherId, most }: { readonly teacherId: number; readonly most: number },
) =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** One quote of a teacher. That of another is not there. */
export const selectQuote = (
  db: Db,
  { quoteId, teacherId }: { readonly quoteId: number; readonly teacherId: number },
) =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
