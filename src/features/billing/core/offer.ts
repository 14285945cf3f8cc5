import { isForSmallSchools, type Plan, SMALL_SCHOOL } from './plan.ts';
import { moneyInWords } from './price.ts';

/** Of which payments an offer is taken off, in the words of the provider's published contract. */
export const OFFER_LASTS = ['once', 'forever', 'repeating'] as const;

/** What schools with up to 200 students pay less. */
export interface SmallSchoolOffer {
  readonly percent: number;
  readonly lasts: (typeof OFFER_LASTS)[number];
  /** For so many months, where it is taken off for some. */
  readonly months: number | null;
}

/** The offer that holds for a plan; null for none. */
export const offerFor = (plan: Plan, offer: SmallSchoolOffer | null): SmallSchoolOffer | null =>
  isForSmallSchools(plan) ? offer : null;

/** "10% off" beside a price, and what it means: who gets it, of what, and that nothing has to be typed. */
export function offerInWords({ percent, lasts, months }: SmallSchoolOffer): string {
  const off = `Schools with up to ${SMALL_SCHOOL} students pay ${percent}% less`;
  return `${off} ${spanInWords(lasts, months)}. It is taken off by itself on the payment page.`;
}

/**
 * What an offer makes of a price, on a quote: "10% less on the first payment, $129.60". The sum stands there where it is whole cents, as the
 * provider's rounding is its own.
 */
export function offerOnQuote(
  { percent, lasts, months }: SmallSchoolOffer,
  { cents, currency }: { readonly cents: number; readonly currency: string },
): string {
  const rest = (cents * (100 - percent)) / 100;
  const off = `${percent}% less ${spanInWords(lasts, months)}`;
  return Number.isInteger(rest) ? `${off}, ${moneyInWords(rest, currency)}` : off;
}

function spanInWords(lasts: SmallSchoolOffer['lasts'], months: number | null): string {
  if (lasts === 'forever') return 'on every payment';
  if (lasts === 'once' || months === null) return 'on the first payment';
  return months === 1 ? 'in the first month' : `in the first ${months} months`;
}
