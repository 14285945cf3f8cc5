/** The plans of this Openleaf, where it has any, the smallest first (product section 8). */
export const PLANS = ['small', 'medium', 'large', 'district'] as const;
export type Plan = (typeof PLANS)[number];

/** Those that are bought on the screen; a district asks for a quote. */
export const BOUGHT_PLANS = ['small', 'medium', 'large'] as const satisfies readonly Plan[];
export type BoughtPlan = (typeof BOUGHT_PLANS)[number];

/** How long is paid for at a time. */
export const TERMS = ['monthly', 'annual'] as const;
export type Term = (typeof TERMS)[number];

/** Students that a plan is for (product section 8). */
export const SEATS: Readonly<Record<BoughtPlan, number>> = { small: 50, medium: 200, large: 1_000 };

/** A school of so many students has an offer (spec section 9). */
export const SMALL_SCHOOL = 200;

export const MONTHS_OF_YEAR = 12;

/** The smallest plan with a seat for each of these students. */
export const planForStudents = (students: number): Plan =>
  BOUGHT_PLANS.find((plan) => students <= SEATS[plan]) ?? 'district';

/** Whether the offer for small schools is for a plan. @param times how often its seats are bought */
export const isForSmallSchools = (plan: Plan, times = 1): boolean =>
  plan !== 'district' && SEATS[plan] * times <= SMALL_SCHOOL;

/** Seats that are paid for and not used; none, never fewer. */
export const seatsLeft = ({ seats, used }: { readonly seats: number; readonly used: number }): number =>
  Math.max(0, seats - used);
