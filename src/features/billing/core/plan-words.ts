import { type BoughtPlan, MONTHS_OF_YEAR, type Plan, SEATS, type Term } from './plan.ts';
import { centsOfSeat, moneyInWords } from './price.ts';
import { isActive, isGoingOn, type SubscriptionStatus } from './subscription.ts';

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  district: 'District',
};

export const TERM_NAMES: Readonly<Record<Term, string>> = { monthly: 'Monthly', annual: 'Yearly' };

/** "Up to 50 students". */
export const studentsInWords = (plan: Plan): string =>
  plan === 'district' ? 'More than 1,000 students' : `Up to ${SEATS[plan].toLocaleString('en-US')} students`;

/** Whom a plan is for, on its card: "For one teacher, with up to 50 students". */
export const forWhomInWords = (plan: Plan): string =>
  plan === 'district'
    ? 'For schools and districts with more than 1,000 students'
    : `For one teacher, with ${studentsInWords(plan).toLowerCase()}`;

/** "1 teacher", "2 students". */
export const countInWords = (count: number, noun: 'teacher' | 'student'): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** What is bought: "Medium plan", and for several teachers "2 Medium plans". */
export const plansInWords = (plan: Plan, teachers: number): string =>
  plan === 'district' || teachers === 1
    ? `${PLAN_NAMES[plan]} plan`
    : `${teachers.toLocaleString('en-US')} ${PLAN_NAMES[plan]} plans`;

interface Priced {
  readonly term: Term;
  readonly cents: number;
  readonly currency: string;
}

/** What a month costs: "$12 a month". By the year it is a twelfth, as it is compared. */
export const monthInWords = ({ term, cents, currency }: Priced): string =>
  `${moneyInWords(term === 'annual' ? Math.round(cents / MONTHS_OF_YEAR) : cents, currency)} a month`;

/** What is paid at once: "$144 a year", "$15 a month". */
export const paidInWords = ({ term, cents, currency }: Priced): string =>
  `${moneyInWords(cents, currency)} ${term === 'annual' ? 'a year' : 'a month'}`;

/** What one seat of a plan costs: "$2.88 per student per year when every seat is used". */
export const seatPriceInWords = (plan: BoughtPlan, { term, cents, currency }: Priced): string =>
  `${moneyInWords(centsOfSeat(plan, cents), currency)} per student per ${term === 'annual' ? 'year' : 'month'} when every seat is used`;

/** What may be said where each plan costs so little (`isUnderPromised`). */
export const UNDER_PROMISED =
  'Paid yearly, every plan costs under $3.50 per student per year when every seat is used.';

interface Standing {
  readonly status: SubscriptionStatus;
  readonly endsWithPeriod: boolean;
  /** "October 14, 2026" */
  readonly until: string;
}

/** Where a plan stands, and what the teacher can do, in a sentence. */
export function standingInWords({ status, endsWithPeriod, until }: Standing): string {
  if (status === 'past_due')
    return 'The last payment did not work. Everything stays open while it is tried again. Please check your card.';
  if (isActive(status) && endsWithPeriod)
    return `Your plan ends on ${until}. Nothing that your classes did is lost.`;
  if (status === 'trialing') return `You are trying this plan. The first payment is on ${until}.`;
  if (status === 'active') return `Your plan renews on ${until}.`;
  if (status === 'incomplete')
    return 'The first payment is not finished yet. You can finish it now, with another card if you like. If it is not finished within a day, it is canceled, and you can choose a plan again.';
  if (status === 'incomplete_expired')
    return 'The first payment was not finished, so your plan did not start. You can choose a plan again.';
  if (isGoingOn(status))
    return 'Your plan is not active, because a payment is missing. Please check your card. Nothing is lost.';
  return 'Your plan is over. Your classes, their work, and everything you set up are still there.';
}

/** "12 of 50 seats used, 38 left". */
export const seatsInWords = ({ used, seats }: { readonly used: number; readonly seats: number }): string => {
  const [all, taken] = [seats.toLocaleString('en-US'), used.toLocaleString('en-US')];
  if (used > seats)
    return `${taken} students, and your plan is for ${all}. Everything stays open; a larger plan fits better.`;
  return `${taken} of ${all} seats used, ${(seats - used).toLocaleString('en-US')} left`;
};

/** What follows a time of trial: "Free for 30 days, then $2,400 a year. End it before, and you pay nothing." */
export const trialInWords = (days: number, price: Priced): string =>
  `Free for ${days === 1 ? 'a day' : `${days} days`}, then ${paidInWords(price)}. End it before, and you pay nothing.`;

/** A promise of the operator, who has set for how long. */
export const moneyBackInWords = (days: number): string =>
  `If a plan is not for you, ask within ${days === 1 ? 'a day' : `${days} days`} of your first payment, and you get your money back.`;

/** Whom a plan is for: it is the teacher's, and not the school's. */
export const ONE_TEACHER = 'A plan is for one teacher, and for all students in this teacher’s classes.';

/** What nobody pays for. */
export const ALWAYS_OPEN =
  'Quizzes, classes, students, reports, and everything that helps a child to read are free for everybody.';
