import { alpha2Of } from '#features/schools/core/countries.ts';
import type { Audience } from '#features/tracking/core/audience.ts';
import { asksForConsent, type Consent } from '#features/tracking/core/consent.ts';
import type { AdConfiguration } from './read-ads.ts';

/** What is known of the person before whom a page stands. */
export interface AdFacts {
  readonly audience: Audience;
  /** By age, by an ending of the list, or when in doubt (`isUnderThirteen`): a parent is in doubt until a teacher has confirmed them. */
  readonly isUnderThirteen: boolean;
  /** In a class of students below 13, whatever the age. */
  readonly inBelowThirteenClass: boolean;
  /** An administrator acts as this person. */
  readonly isImpersonated: boolean;
  /** The session says that the person sees no ads. */
  readonly isFlagged: boolean;
  /** Logged in by an account elsewhere. */
  readonly isSocial: boolean;
  /** What is behind the @ of the email address; null without one. */
  readonly emailDomain: string | null;
  readonly isSubscribed: boolean;
  /** The person has the setting that switches ads off. */
  readonly hasSetting: boolean;
  /** Whether a class of the student has ads off. One is enough (product section 3), where spec section 6 wants all. */
  readonly hasClassWithoutAds: boolean;
  /** As the session has it; null where it is not known. */
  readonly country: string | null;
  readonly consent: Consent;
}

/** Why somebody sees no ads at all. */
export const REASONS_FOR_NONE = [
  'not-configured',
  'no-student',
  'flagged',
  'social-login',
  'district',
  'subscribed',
  'setting',
  'class',
  'country',
] as const;
/** Why somebody sees notes from our own server alone: no script and no picture of a third party. */
export const REASONS_FOR_NOTES = ['under-13', 'below-13-class', 'impersonated', 'no-consent'] as const;

export type AdsSeen =
  | { readonly kind: 'none'; readonly why: (typeof REASONS_FOR_NONE)[number] }
  | { readonly kind: 'notes'; readonly why: (typeof REASONS_FOR_NOTES)[number] }
  | { readonly kind: 'ads' };

type Rule<W> = readonly [why: W, holds: (facts: AdFacts, ads: AdConfiguration) => boolean];

/** The kinds of people of spec section 6 for whom ads are off, and those who are no students, to whom nothing is shown. */
const NONE: readonly Rule<Exclude<(typeof REASONS_FOR_NONE)[number], 'not-configured'>>[] = [
  ['no-student', ({ audience }) => audience !== 'student' && audience !== 'parent'],
  ['flagged', ({ isFlagged }) => isFlagged],
  ['social-login', ({ isSocial, isImpersonated }) => isSocial && !isImpersonated],
  ['district', ({ emailDomain }, ads) => emailDomain !== null && isOfDistrict(emailDomain, ads)],
  ['subscribed', ({ isSubscribed }) => isSubscribed],
  ['setting', ({ hasSetting }) => hasSetting],
  ['class', ({ hasClassWithoutAds }) => hasClassWithoutAds],
  ['country', ({ country }, ads) => isRefused(country, ads)],
];

/** Whoever is a child or may be one, and whoever has not agreed, is shown to no third party, whatever is configured (product section 9). */
const NOTES: readonly Rule<(typeof REASONS_FOR_NOTES)[number]>[] = [
  ['under-13', ({ isUnderThirteen }) => isUnderThirteen],
  ['below-13-class', ({ inBelowThirteenClass }) => inBelowThirteenClass],
  ['impersonated', ({ isImpersonated }) => isImpersonated],
  ['no-consent', (facts, ads) => lacksConsent(facts, ads)],
];

/** What a person sees in the places for ads. @param ads null where the operator has configured none */
export function adsSeenBy(facts: AdFacts, ads: AdConfiguration | null): AdsSeen {
  if (ads === null) return { kind: 'none', why: 'not-configured' };
  const none = NONE.find(([, holds]) => holds(facts, ads));
  if (none !== undefined) return { kind: 'none', why: none[0] };
  const notes = NOTES.find(([, holds]) => holds(facts, ads));
  return notes === undefined ? { kind: 'ads' } : { kind: 'notes', why: notes[0] };
}

/** Whether a person is asked for consent: only where an answer is missing and would change what is seen. Nobody asks a child. */
export function isAskedForAds(facts: AdFacts, ads: AdConfiguration | null): boolean {
  if (facts.consent !== null || ads === null || !ads.options.asksForConsent) return false;
  const seen = adsSeenBy(facts, ads);
  // Every other reason comes before this one.
  return seen.kind === 'notes' && seen.why === 'no-consent';
}

/** A domain of the list, or one below it. */
function isOfDistrict(emailDomain: string, { districtDomains }: AdConfiguration): boolean {
  const written = emailDomain.toLowerCase();
  return districtDomains.some((domain) => written === domain || written.endsWith(`.${domain}`));
}

/** A country that is not known may be one of the list. */
function isRefused(country: string | null, { refusedCountries }: AdConfiguration): boolean {
  if (refusedCountries.length === 0) return false;
  const known = country === null ? null : alpha2Of(country);
  return known === null || refusedCountries.includes(known);
}

/** Where a country wants consent, a configuration that asks for none gets none. */
function lacksConsent({ country, consent }: AdFacts, { options }: AdConfiguration): boolean {
  if (consent === 'refused') return true;
  return asksForConsent(country) && !(options.asksForConsent && consent === 'given');
}
