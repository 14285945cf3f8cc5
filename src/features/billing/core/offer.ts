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

/** What a teacher says of their school to have the offer; it stands above the prices. */
export const SAYS_SMALL = `My school has up to ${SMALL_SCHOOL} students`;

/** What is known of the size of a school, without a list that says it. */
export interface KnownOfSchool {
  /** Students in the open classes of the teacher, and of colleagues who are confirmed at the same school: the school has as many at least. */
  readonly studentsHere: number;
  /** Students of the school as the teacher said them for the newest quote; null where there is none. */
  readonly quoted: number | null;
}

/** Whether a school is small; `unknown` until somebody has said it. What is counted here can only show that it is not. */
export function schoolSize({ studentsHere, quoted }: KnownOfSchool): 'small' | 'larger' | 'unknown' {
  if (Math.max(studentsHere, quoted ?? 0) > SMALL_SCHOOL) return 'larger';
  return quoted === null ? 'unknown' : 'small';
}

/** Whether the offer is open to a teacher: their school may be small, and they never had a plan. */
const isOfferOpen = (known: KnownOfSchool, hadPlan: boolean): boolean =>
  !hadPlan && schoolSize(known) !== 'larger';

/** What a teacher who looks at the prices may do about the offer: nothing, say that their school is small, or see that they have said so. */
export function offerStanding(known: KnownOfSchool, hadPlan: boolean): 'closed' | 'open' | 'said' {
  if (!isOfferOpen(known, hadPlan)) return 'closed';
  return schoolSize(known) === 'small' ? 'said' : 'open';
}

interface AskedOffer {
  readonly plan: Plan;
  /** How often the seats of the plan are bought. */
  readonly times: number;
  /** The teacher says that the school is small. */
  readonly saysSmall: boolean;
  readonly known: KnownOfSchool;
  /** The teacher has, or has had, a plan. */
  readonly hadPlan: boolean;
}

/** Whether a purchase has the offer: the plan is for a small school, the teacher says that theirs is one, nothing that is known says otherwise, and it is their first plan. */
export const isOfferDue = ({ plan, times, saysSmall, known, hadPlan }: AskedOffer): boolean =>
  saysSmall && isForSmallSchools(plan, times) && isOfferOpen(known, hadPlan);

/** The offer that holds for a plan; null for none. */
export const offerFor = (plan: Plan, offer: SmallSchoolOffer | null): SmallSchoolOffer | null =>
  isForSmallSchools(plan) ? offer : null;

/** "10% off" beside a price, and what it means: who gets it, and of what. */
export const offerInWords = ({ percent, lasts, months }: SmallSchoolOffer): string =>
  `Schools with up to ${SMALL_SCHOOL} students pay ${percent}% less ${spanInWords(lasts, months)} of a teacher’s first plan.`;

/**
 * What an offer makes of a price, on a quote: "10% less on the first payment of a teacher’s first plan ($129.60 instead of $144)". The sum stands there where it is whole cents, as the
 * provider's rounding is its own.
 */
export function offerOnQuote(
  { percent, lasts, months }: SmallSchoolOffer,
  { cents, currency }: { readonly cents: number; readonly currency: string },
): string {
  const rest = (cents * (100 - percent)) / 100;
  const off = `${percent}% less ${spanInWords(lasts, months)} of a teacher’s first plan`;
  return Number.isInteger(rest)
    ? `${off} (${moneyInWords(rest, currency)} instead of ${moneyInWords(cents, currency)})`
    : off;
}

function spanInWords(lasts: SmallSchoolOffer['lasts'], months: number | null): string {
  if (lasts === 'forever') return 'on every payment';
  if (lasts === 'once' || months === null) return 'on the first payment';
  return months === 1 ? 'in the first month' : `in the first ${months} months`;
}
