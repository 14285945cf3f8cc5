import { type Plan, planForStudents, SEATS, type Term } from './plan.ts';
import type { PlanPrices } from './price.ts';

/** A quote is good for so many days (product section 8). */
export const QUOTE_DAYS = 30;
/** Quotes of one teacher that are kept. */
export const MOST_QUOTES = 100;
export const MOST_QUOTED_STUDENTS = 1_000_000;
export const MOST_QUOTED_TEACHERS = 1_000;

const MS_PER_DAY = 86_400_000;
const DIGITS = 6;

/** "Q-2026-000123": the year it was made in, in UTC, and its number here. */
export const quoteNumber = (id: number, madeAt: Date): string =>
  `Q-${madeAt.getUTCFullYear()}-${String(id).padStart(DIGITS, '0')}`;

export const quoteExpiry = (madeAt: Date): Date => new Date(madeAt.getTime() + QUOTE_DAYS * MS_PER_DAY);

/** How many somebody typed: "1,340" and "1 340" are 1340, too. @returns NaN for what is no number */
export const countTyped = (text: string): number =>
  /^\d{1,3}([ ,]\d{3})*$|^\d+$/.test(text.trim()) ? Number(text.replaceAll(/[ ,]/g, '')) : Number.NaN;

/** For whom a quote is: all students, and the teachers who get a plan each. */
export interface QuotedSchool {
  readonly students: number;
  readonly teachers: number;
}

/** The students of each teacher where all have as many; a part of a student is one more. */
export const studentsOfEach = ({ students, teachers }: QuotedSchool): number =>
  Math.ceil(students / teachers);

export interface Quoted {
  /** The plan of each teacher. */
  readonly plan: Plan;
  /** What one term costs for all teachers, in cents; null for a district, whose price is agreed on. */
  readonly amount: number | null;
}

/**
 * A plan is one teacher's: each teacher gets the smallest plan that holds an equal part of the students. With more students in all than the
 * largest plan has seats, a price is agreed on, however many teachers there are.
 */
export function quoted(school: QuotedSchool, term: Term, prices: PlanPrices): Quoted {
  const plan = school.students > SEATS.large ? 'district' : planForStudents(studentsOfEach(school));
  return { plan, amount: plan === 'district' ? null : school.teachers * prices[plan][term] };
}

/** What one term costs for one teacher, in cents; null for a district. */
export const unitOf = ({
  cents,
  teachers,
}: {
  readonly cents: number | null;
  readonly teachers: number;
}): number | null => (cents === null ? null : Math.round(cents / teachers));
