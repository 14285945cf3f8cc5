import { enumColumn } from '#platform/db/server/stored-column.ts';
import type { Quote } from '../contract/quotes.ts';
import { PLANS, TERMS } from '../core/plan.ts';
import { quoteNumber } from '../core/quote.ts';
import type { QuoteRow } from './quotes-queries.ts';

const planOf = enumColumn('quotes.plan', PLANS);
const termOf = enumColumn('quotes.term', TERMS);

export const toQuote = (row: QuoteRow): Quote => ({
  quoteId: row.id,
  number: quoteNumber(row.id, row.made_at),
  schoolName: row.school_name,
  address: row.address,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  seats: row.seats,
  teachers: row.teachers,
  plan: planOf(row.plan, row.id),
  term: termOf(row.term, row.id),
  currency: row.currency,
  cents: row.amount,
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
