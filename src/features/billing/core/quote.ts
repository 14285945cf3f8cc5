import { type Plan, planForStudents, type Term } from './plan.ts';
import type { PlanPrices } from './price.ts';

/** A quote is good for so many days (product section 8). */
export const QUOTE_DAYS = 30;
/** Quotes of one teacher that are kept. */
export const MOST_QUOTES = 100;
export const MOST_QUOTED_STUDENTS = 1_000_000;

const MS_PER_DAY = 86_400_000;
const DIGITS = 6;

/** "Q-2026-000123": the year it was made in, in UTC, and its number here. */
export const quoteNumber = (id: number, madeAt: Date): string =>
  `Q-${madeAt.getUTCFullYear()}-${String(id).padStart(DIGITS, '0')}`;

export const quoteExpiry = (madeAt: Date): Date => new Date(madeAt.getTime() + QUOTE_DAYS * MS_PER_DAY);

/** How many students somebody typed: "1,340" and "1 340" are 1340, too. @returns NaN for what is no number */
export const studentsTyped = (text: string): number =>
  /^\d{1,3}([ ,]\d{3})*$|^\d+$/.test(text.trim()) ? Number(text.replaceAll(/[ ,]/g, '')) : Number.NaN;

/** The plan for these students and what one term of it costs, in cents; null for a district, whose price is agreed on. */
export function quoted(
  students: number,
  term: Term,
  prices: PlanPrices,
): { readonly plan: Plan; readonly amount: number | null } {
  const plan = planForStudents(students);
  return { plan, amount: plan === 'district' ? null : prices[plan][term] };
}
